/** The sign of each kind of tile: a shape, a colour and an icon, always in the same corner; and the cavers' silhouettes. */

import brute from 'icon:brute';
import climbing from 'icon:mountain-climbing';
import compress from 'icon:contract';
import diving from 'icon:scuba-mask';
import dynamite from 'icon:dynamite';
import falling from 'icon:falling-rocks';
import fang from 'icon:gluttonous-smile';
import flag from 'icon:flying-flag';
import gas from 'icon:poison-gas';
import leader from 'icon:rank-3';
import medic from 'icon:first-aid-kit';
import pick from 'icon:war-pick';
import quake from 'icon:earth-crack';
import scout from 'icon:binoculars';
import shield from 'icon:shield';
import slide from 'icon:kid-slide';
import spikes from 'icon:spiky-field';
import sun from 'icon:sun';
import waves from 'icon:waves';
import { DROP, polygon, SQUARE, star, type Sign } from '../../board/shapes';

const WAIST = 'M-12 -11H12L8 0L12 11H-12L-8 0Z';
const PENNANT = 'M-12 -10H5L13 0L5 10H-12Z';

export const SIGNS: Record<string, Sign> = {
  start: { icon: flag, colour: '#e8e4d8', shape: SQUARE, tint: '' },
  exit: { icon: sun, colour: '#ffe27a', shape: polygon(8, Math.PI / 8), tint: '#ffe9a8' },
  flood: { icon: waves, colour: '#58b7f2', shape: DROP, tint: '#3f8fc4' },
  gas: { icon: gas, colour: '#b9d84a', shape: polygon(6), tint: '#8fae3a' },
  cavein: { icon: falling, colour: '#f0a55c', shape: polygon(3, 0, 14), tint: '#b58a5e' },
  horror: { icon: fang, colour: '#ff7f8e', shape: polygon(4, 0, 13), tint: '#9a4a57' },
  squeeze: { icon: compress, colour: '#c9a7f0', shape: WAIST, tint: '' },
  ledge: { icon: climbing, colour: '#7fe0c3', shape: polygon(5, Math.PI, 12), tint: '' },
  slide: { icon: slide, colour: '#f2d16b', shape: PENNANT, tint: '' },
  rough: { icon: spikes, colour: '#d9d0c2', shape: star(9, 9.5, 13), tint: '#8d8477' },
};

export const CAVER_ICONS: Record<string, string> = {
  diver: diving,
  scout,
  geologist: pick,
  engineer: dynamite,
  climber: climbing,
  medic,
  bodyguard: shield,
  leader,
};
export const HORROR_ICON = brute;
export const HAZARD_ICONS: Record<string, string> = {
  tremor: quake,
  flood: waves,
  gas,
  cavein: falling,
  horror: fang,
};
