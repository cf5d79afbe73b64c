/** The first edition's look: torchlight on brick and bone. */

import './stone.css';
import dice from 'icon:rolling-dices';
import horns from 'icon:horned-skull';
import skull from 'icon:daemon-skull';
import torch from 'icon:primitive-torch';
import type { Edition } from '../../families/tunnels/edition';
import { TALENTS } from '../../families/tunnels/signs';
import { BRICK } from '../../families/tunnels/walls';
import { OBJECT_ICONS, SIGNS, TOKEN_COLOURS, TOKEN_ICONS, WARRIOR_ICONS } from './signs';

export const EDITION: Edition = {
  stone: 'brickwork',
  masonry: BRICK,
  phases: [
    ['initiative', dice],
    ['human-action', torch],
    ['threat', skull],
    ['demon-action', horns],
  ],
  destiny: 'threat',
  signs: SIGNS,
  grounds: {},
  warriors: WARRIOR_ICONS,
  tokens: TOKEN_ICONS,
  tokenColours: TOKEN_COLOURS,
  talents: TALENTS,
  objects: OBJECT_ICONS,
  card: (word, camp, say) => {
    const id = `${camp === 'human' ? 'advantage' : 'card'}-${word}`;
    return { name: say(id), help: say(`${id}-help`), die: 0 };
  },
};
