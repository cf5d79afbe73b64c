/** The signs that all editions of the tunnels show: of tiles, talents and warriors; each edition adds its own. */

import abyss from 'icon:vortex';
import angel from 'icon:angel-outfit';
import blessed from 'icon:holy-symbol';
import blunderbuss from 'icon:musket';
import boot from 'icon:walking-boot';
import brute from 'icon:brute';
import cards from 'icon:card-random';
import cell from 'icon:imprisoned';
import chest from 'icon:locked-chest';
import combat from 'icon:horned-helm';
import cruelty from 'icon:devil-mask';
import destruction from 'icon:diablo-skull';
import door from 'icon:exit-door';
import elusive from 'icon:running-ninja';
import fog from 'icon:fog';
import fountain from 'icon:fountain';
import frantic from 'icon:enrage';
import goblin from 'icon:goblin-head';
import guard from 'icon:shield-echoes';
import hammer from 'icon:warhammer';
import hole from 'icon:hole';
import hooded from 'icon:hooded-assassin';
import hungry from 'icon:gluttonous-smile';
import hunter from 'icon:horned-reptile';
import impressive from 'icon:muscle-up';
import lair from 'icon:cave-entrance';
import nest from 'icon:nest-eggs';
import pentacle from 'icon:pentacle';
import priest from 'icon:monk-face';
import scepter from 'icon:winged-scepter';
import shaft from 'icon:hell-crosses';
import shield from 'icon:shield';
import soul from 'icon:evil-minion';
import swords from 'icon:crossed-swords';
import tomb from 'icon:coffin';
import tough from 'icon:troll';
import trap from 'icon:wolf-trap';
import waves from 'icon:waves';
import { DROP, polygon, SQUARE, star, type Sign } from '../../board/shapes';

export const CIRCLE = 'M-10.500 0a10.500 10.500 0 1 0 21 0a10.500 10.500 0 1 0 -21 0Z';
const ARCH = 'M-9.500 10V-2a9.500 9.500 0 0 1 19 0V10Z';
const COFFIN = 'M-5 -12H5L10 -4L6 12H-6L-10 -4Z';
const JAW = 'M-11 -8L-5.500 -11L0 -8L5.500 -11L11 -8V4L5.500 11L0 7L-5.500 11L-11 4Z';
const CLOUD = 'M-8 9a6 6 0 0 1 -1 -11a7 7 0 0 1 11 -6a6.500 6.500 0 0 1 8 8a5 5 0 0 1 -2 9Z';
const BASIN = 'M-12 -10H12V-3L7 11H-7L-12 -3Z';
const CROSS = 'M-4 -12H4V-5H11V3H4V12H-4V3H-11V-5H-4Z';

/** Signs by how the ground of such a tile is drawn. */
export const SHARED = {
  pentacle: { icon: pentacle, colour: '#ff8f7a', shape: CIRCLE, tint: '' },
  exit: { icon: door, colour: '#ffe27a', shape: ARCH, tint: '#ffdf9a' },
  stash: { icon: chest, colour: '#f2c14e', shape: SQUARE, tint: '#a8823a' },
  hungry: { icon: hungry, colour: '#ff8fa0', shape: JAW, tint: '#8a2a34' },
  flooded: { icon: waves, colour: '#6cc1f5', shape: DROP, tint: '#2f6f9e' },
  'booby-trapped': { icon: trap, colour: '#ffb061', shape: polygon(3, 0, 15), tint: '' },
  lair: { icon: lair, colour: '#b9d46a', shape: polygon(7, 0, 11.5), tint: '#4d5a26' },
  hole: { icon: hole, colour: '#e0d2b8', shape: star(9, 10, 12.5), tint: '' },
  tomb: { icon: tomb, colour: '#cfe0d0', shape: COFFIN, tint: '' },
  shaft: { icon: shaft, colour: '#ff7f6b', shape: polygon(6, 0, 12), tint: '#7a1f14' },
  fountain: { icon: fountain, colour: '#7fe3d0', shape: BASIN, tint: '' },
  mist: { icon: fog, colour: '#d5dde6', shape: CLOUD, tint: '#9fb0bf' },
  blessed: { icon: angel, colour: '#fff0b0', shape: CROSS, tint: '#e6d28a' },
} satisfies Record<string, Sign>;

export const WARRIORS = {
  redeemer: priest,
  brute,
  blade: hooded,
  troglodyte: goblin,
  'tough-troglodyte': tough,
  'underground-hunter': hunter,
  'demon-of-combat': combat,
  'master-of-souls': soul,
  'demon-of-cruelty': cruelty,
  'demon-of-destruction': destruction,
};
export const TALENTS = { elusive, impressive, frantic, frenzied: frantic, bodyguard: guard, blessed };
export const OBJECTS = { blunderbuss, shield, hammer, scepter };
export const CHEST = chest;
/** What a stash may be, as the view says it. */
export const STASHES: Record<string, string> = { chest, abyss, nest, cell };
export const STAT_ICONS = { mvt: boot, cbt: swords, def: shield };
export const CARD_ICON = cards;

/** What a token's word means: its kind, and its value where it has one. */
export function tokenOf(word: string): { kind: string; value: number; hidden: boolean } {
  const valued = /^(.*)-(\d+)$/.exec(word);
  if (valued) return { kind: valued[1] ?? word, value: Number(valued[2]), hidden: false };
  return { kind: word.replace(/-token$/, ''), value: 0, hidden: word.endsWith('-token') };
}
