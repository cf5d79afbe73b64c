/** The signs of this edition's own tiles, tokens, warriors and equipment, beside those of the tunnels. */

import acid from 'icon:acid-blob';
import axe from 'icon:battle-axe';
import barrel from 'icon:barrel';
import behemoth from 'icon:minotaur';
import bell from 'icon:ringing-bell';
import boots from 'icon:boots';
import crack from 'icon:edge-crack';
import curse from 'icon:cursed-star';
import devoted from 'icon:prayer';
import grail from 'icon:holy-grail';
import grenade from 'icon:unlit-bomb';
import harpy from 'icon:harpy';
import hound from 'icon:hound';
import kit from 'icon:medical-pack';
import lantern from 'icon:old-lantern';
import lizard from 'icon:lizardman';
import medal from 'icon:star-medal';
import mushrooms from 'icon:mushrooms-cluster';
import ranged from 'icon:musket';
import resistant from 'icon:abdominal-armor';
import rope from 'icon:rope-coil';
import seal from 'icon:wax-seal';
import swordswoman from 'icon:swordwoman';
import trinket from 'icon:gem-necklace';
import water from 'icon:holy-water';
import whisperer from 'icon:evil-eyes';
import { polygon, star, type Sign } from '../../board/shapes';
import { CHEST, OBJECTS, SHARED, TALENTS, WARRIORS } from '../../families/tunnels/signs';

const BELL = 'M-11 9C-7 5 -8 -11 0 -11C8 -11 7 5 11 9Z';

/** How the grounds of this edition's tiles are drawn, where the other edition has the same under another word. */
export const GROUNDS: Record<string, keyof typeof SHARED> = {
  'pentacle-room': 'pentacle',
  carnivorous: 'hungry',
  'demonic-well': 'shaft',
  fog: 'mist',
  'healing-fountain': 'fountain',
  sanctuary: 'blessed',
};

const { exit, stash, flooded, 'booby-trapped': trapped, lair, hole, tomb } = SHARED;
export const SIGNS: Record<string, Sign> = {
  exit,
  stash,
  flooded,
  'booby-trapped': trapped,
  lair,
  hole,
  tomb,
  ...Object.fromEntries(Object.entries(GROUNDS).map(([kind, ground]) => [kind, SHARED[ground]])),
  alarm: { icon: bell, colour: '#ffd479', shape: BELL, tint: '#7a6528' },
  'devouring-pit': { icon: acid, colour: '#b6f06a', shape: polygon(5, 0, 12.5), tint: '#3c5a1e' },
  mushrooms: { icon: mushrooms, colour: '#8ff0d8', shape: star(8, 8.5, 13), tint: '#1f6a60' },
};

export const WARRIOR_ICONS: Record<string, string> = {
  ...WARRIORS,
  siccaria: swordswoman,
  hellhound: hound,
  whisperer,
  'winged-flayer': harpy,
  kartikeya: lizard,
  'pit-behemoth': behemoth,
};
export const TOKEN_ICONS: Record<string, string> = {
  keg: barrel,
  relic: grail,
  chest: CHEST,
  seal,
  crack,
  trinket,
  curse,
};
export const TOKEN_COLOURS: Record<string, string> = {
  keg: '#ffb061',
  relic: '#fff0b0',
  chest: '#f2c14e',
  seal: '#ff9a8a',
  crack: '#d5dde6',
  trinket: '#8fd8ff',
  curse: '#e2a8ff',
};
export const TALENT_ICONS: Record<string, string> = { ...TALENTS, devoted, ranged, resistant };
export const OBJECT_ICONS: Record<string, string> = {
  blunderbuss: OBJECTS.blunderbuss,
  grenade,
  'steel-shield': OBJECTS.shield,
  'sceptre-of-command': OBJECTS.scepter,
  'blessed-hammer': OBJECTS.hammer,
  lantern,
  'holy-water': water,
  'rope-and-hooks': rope,
  'surgeons-kit': kit,
  'executioners-axe': axe,
  'soft-boots': boots,
  'martyrs-medal': medal,
};
