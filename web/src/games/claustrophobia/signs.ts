/** The signs of tiles, tokens, talents and cards: a shape, a colour and an icon; and the silhouettes of the warriors. */

import abyss from 'icon:vortex';
import angel from 'icon:angel-outfit';
import blunderbuss from 'icon:musket';
import boot from 'icon:walking-boot';
import brute from 'icon:brute';
import cake from 'icon:cake-slice';
import cards from 'icon:card-random';
import cell from 'icon:imprisoned';
import chest from 'icon:locked-chest';
import cog from 'icon:gears';
import combat from 'icon:horned-helm';
import compress from 'icon:contract';
import cruelty from 'icon:devil-mask';
import destruction from 'icon:diablo-skull';
import door from 'icon:exit-door';
import egg from 'icon:big-egg';
import elusive from 'icon:running-ninja';
import fog from 'icon:fog';
import fountain from 'icon:fountain';
import frantic from 'icon:enrage';
import gem from 'icon:gems';
import goblin from 'icon:goblin-head';
import guardian from 'icon:gargoyle';
import guide from 'icon:caveman';
import hammer from 'icon:warhammer';
import hole from 'icon:hole';
import hooded from 'icon:hooded-assassin';
import hungry from 'icon:gluttonous-smile';
import hunter from 'icon:horned-reptile';
import impressive from 'icon:muscle-up';
import lair from 'icon:cave-entrance';
import nest from 'icon:nest-eggs';
import pentacle from 'icon:pentacle';
import possessed from 'icon:screaming';
import powder from 'icon:powder-bag';
import priest from 'icon:monk-face';
import putrid from 'icon:shambling-zombie';
import room from 'icon:crossroad';
import scepter from 'icon:winged-scepter';
import shaft from 'icon:hell-crosses';
import shield from 'icon:shield';
import soul from 'icon:evil-minion';
import swords from 'icon:crossed-swords';
import tomb from 'icon:coffin';
import tough from 'icon:troll';
import trap from 'icon:wolf-trap';
import waves from 'icon:waves';
import guard from 'icon:shield-echoes';
import blessed from 'icon:holy-symbol';
import { DROP, polygon, SQUARE, star, type Sign } from '../../board/shapes';

const CIRCLE = 'M-10.500 0a10.500 10.500 0 1 0 21 0a10.500 10.500 0 1 0 -21 0Z';
const ARCH = 'M-9.500 10V-2a9.500 9.500 0 0 1 19 0V10Z';
const COFFIN = 'M-5 -12H5L10 -4L6 12H-6L-10 -4Z';
const JAW = 'M-11 -8L-5.500 -11L0 -8L5.500 -11L11 -8V4L5.500 11L0 7L-5.500 11L-11 4Z';
const CLOUD = 'M-8 9a6 6 0 0 1 -1 -11a7 7 0 0 1 11 -6a6.500 6.500 0 0 1 8 8a5 5 0 0 1 -2 9Z';
const BASIN = 'M-12 -10H12V-3L7 11H-7L-12 -3Z';
const HALL = 'M-7.500 -11H7.500V-7.500H11V7.500H7.500V11H-7.500V7.500H-11V-7.500H-7.500Z';
const CROSS = 'M-4 -12H4V-5H11V3H4V12H-4V3H-11V-5H-4Z';

export const SIGNS: Record<string, Sign> = {
  pentacle: { icon: pentacle, colour: '#ff8f7a', shape: CIRCLE, tint: '' },
  exit: { icon: door, colour: '#ffe27a', shape: ARCH, tint: '#ffdf9a' },
  stash: { icon: chest, colour: '#f2c14e', shape: SQUARE, tint: '#a8823a' },
  hungry: { icon: hungry, colour: '#ff8fa0', shape: JAW, tint: '#8a2a34' },
  tight: { icon: compress, colour: '#d3b5f5', shape: polygon(4, 0, 13), tint: '' },
  flooded: { icon: waves, colour: '#6cc1f5', shape: DROP, tint: '#2f6f9e' },
  'booby-trapped': { icon: trap, colour: '#ffb061', shape: polygon(3, 0, 15), tint: '' },
  mechanism: {
    icon: cog,
    colour: '#d9a066',
    shape: polygon(8, Math.PI / 8, 11.5),
    tint: '#6b4a2a',
  },
  lair: { icon: lair, colour: '#b9d46a', shape: polygon(7, 0, 11.5), tint: '#4d5a26' },
  hole: { icon: hole, colour: '#e0d2b8', shape: star(9, 10, 12.5), tint: '' },
  room: { icon: room, colour: '#e6d8bf', shape: HALL, tint: '' },
  tomb: { icon: tomb, colour: '#cfe0d0', shape: COFFIN, tint: '' },
  shaft: { icon: shaft, colour: '#ff7f6b', shape: polygon(6, 0, 12), tint: '#7a1f14' },
  fountain: { icon: fountain, colour: '#7fe3d0', shape: BASIN, tint: '' },
  mist: { icon: fog, colour: '#d5dde6', shape: CLOUD, tint: '#9fb0bf' },
  blessed: { icon: angel, colour: '#fff0b0', shape: CROSS, tint: '#e6d28a' },
};

/** What a Stash is, as the view says it. */
export const STASH_ICONS: Record<string, string> = { chest, abyss, nest, cell };

export const WARRIOR_ICONS: Record<string, string> = {
  redeemer: priest,
  brute,
  blade: hooded,
  troglodyte: goblin,
  'tough-troglodyte': tough,
  'underground-hunter': hunter,
  'demon-of-combat': combat,
  'master-of-souls': soul,
  'demon-of-cruelty': cruelty,
  'possessed-one': possessed,
  'demon-of-destruction': destruction,
  'guardian-demon': guardian,
  'putrefied-damned': putrid,
  guide,
};
export const TOKEN_ICONS: Record<string, string> = { egg, cake, gem, treasure: chest, charge: powder };
export const TOKEN_COLOURS: Record<string, string> = {
  egg: '#e8e0c4',
  cake: '#ffc2d1',
  gem: '#8fd8ff',
  treasure: '#f2c14e',
  charge: '#ffb061',
};
export const TALENT_ICONS: Record<string, string> = {
  elusive,
  impressive,
  frantic,
  bodyguard: guard,
  blessed,
};
export const OBJECT_ICONS: Record<string, string> = {
  blunderbuss,
  'shield-of-steel': shield,
  'blessed-hammer': hammer,
  'scepter-of-command': scepter,
};
export const STAT_ICONS = { mvt: boot, cbt: swords, def: shield };
export const CARD_ICON = cards;

/** What a token's word means: its kind, and its value where it has one. */
export function tokenOf(word: string): { kind: string; value: number; hidden: boolean } {
  const valued = /^(.*)-(\d+)$/.exec(word);
  if (valued) return { kind: valued[1] ?? word, value: Number(valued[2]), hidden: false };
  return { kind: word.replace(/-token$/, ''), value: 0, hidden: word.endsWith('-token') };
}
