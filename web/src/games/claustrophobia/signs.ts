/** The signs of this edition's own tiles, tokens and warriors, beside those of the tunnels. */

import cake from 'icon:cake-slice';
import cog from 'icon:gears';
import compress from 'icon:contract';
import egg from 'icon:big-egg';
import gem from 'icon:gems';
import guardian from 'icon:gargoyle';
import guide from 'icon:caveman';
import possessed from 'icon:screaming';
import powder from 'icon:powder-bag';
import putrid from 'icon:shambling-zombie';
import room from 'icon:crossroad';
import { polygon, type Sign } from '../../board/shapes';
import { CHEST, OBJECTS, SHARED, WARRIORS } from '../../families/tunnels/signs';

const HALL = 'M-7.500 -11H7.500V-7.500H11V7.500H7.500V11H-7.500V7.500H-11V-7.500H-7.500Z';

export const SIGNS: Record<string, Sign> = {
  ...SHARED,
  tight: { icon: compress, colour: '#d3b5f5', shape: polygon(4, 0, 13), tint: '' },
  mechanism: {
    icon: cog,
    colour: '#d9a066',
    shape: polygon(8, Math.PI / 8, 11.5),
    tint: '#6b4a2a',
  },
  room: { icon: room, colour: '#e6d8bf', shape: HALL, tint: '' },
};

export const WARRIOR_ICONS: Record<string, string> = {
  ...WARRIORS,
  'possessed-one': possessed,
  'guardian-demon': guardian,
  'putrefied-damned': putrid,
  guide,
};
export const TOKEN_ICONS: Record<string, string> = { egg, cake, gem, treasure: CHEST, charge: powder };
export const TOKEN_COLOURS: Record<string, string> = {
  egg: '#e8e0c4',
  cake: '#ffc2d1',
  gem: '#8fd8ff',
  treasure: '#f2c14e',
  charge: '#ffb061',
};
export const OBJECT_ICONS: Record<string, string> = {
  blunderbuss: OBJECTS.blunderbuss,
  'shield-of-steel': OBJECTS.shield,
  'blessed-hammer': OBJECTS.hammer,
  'scepter-of-command': OBJECTS.scepter,
};
