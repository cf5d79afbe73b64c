/** The second edition's look: an oil lamp's gold on dressed stone, verdigris and brass. */

import './stone.css';
import dice from 'icon:rolling-dices';
import horns from 'icon:horned-skull';
import lamp from 'icon:magic-lamp';
import pentagram from 'icon:pentagram-rose';
import skull from 'icon:daemon-skull';
import type { Edition } from '../../families/tunnels/edition';
import { CARD_ICON } from '../../families/tunnels/signs';
import type { TunnelsView, Warrior } from '../../families/tunnels/view';
import { ASHLAR } from '../../families/tunnels/walls';
import type { Say } from '../../lib/words.svelte';
import {
  GROUNDS,
  OBJECT_ICONS,
  SIGNS,
  TALENT_ICONS,
  TOKEN_COLOURS,
  TOKEN_ICONS,
  WARRIOR_ICONS,
} from './signs';
import { lying } from './spaces';
import { instinctOf, type UnderworldView } from './view';

/** What everything here is shown of: the family's parts only hand it on. */
const whole = (view: TunnelsView) => view as UnderworldView;

/** The card that a warrior was given, the die of a Hellhound, and a hit shrugged off. */
function has(seen: TunnelsView, warrior: Warrior, say: Say) {
  const view = whole(seen);
  const cards = view.given.filter((one) => one.warrior === warrior.word);
  const spaces = view.spaces.filter((one) => one.owner === 'hound' && one.id === warrior.word);
  return [
    ...cards.map(({ card }) => {
      const { name, die } = instinctOf(card);
      return {
        name: say('instinct-valued', { card: say(`instinct-${name}`), die }),
        help: say(`instinct-${name}-help`),
        icon: CARD_ICON,
        touch: `card:${card}`,
      };
    }),
    ...spaces.flatMap((space) =>
      lying(space).map((die) => ({
        name: say('short-hound-die', { die, does: say(`hound-die-${die}`) }),
        help: say(`square-${space.id}-does`),
        icon: dice,
        touch: `square:${space.id}`,
      })),
    ),
    ...(view.resisted.includes(warrior.word)
      ? [
          {
            name: say('state-resisted'),
            help: say('talent-resistant-help'),
            icon: TALENT_ICONS.resistant,
            touch: 'card:resistant',
          },
        ]
      : []),
  ];
}

export const EDITION: Edition = {
  stone: 'ashlar',
  masonry: ASHLAR,
  phases: [
    ['initiative', dice],
    ['human-action', lamp],
    ['preparation', pentagram],
    ['threat', skull],
    ['demon-action', horns],
  ],
  destiny: 'preparation',
  signs: SIGNS,
  grounds: GROUNDS,
  warriors: WARRIOR_ICONS,
  tokens: TOKEN_ICONS,
  tokenColours: TOKEN_COLOURS,
  talents: TALENT_ICONS,
  objects: OBJECT_ICONS,
  card: (word, camp, say) => {
    const { name, die } = camp === 'human' ? instinctOf(word) : { name: word, die: 0 };
    const id = `${camp === 'human' ? 'instinct' : 'card'}-${name}`;
    return { name: say(id), help: say(`${id}-help`), die };
  },
  lineMarks: (view, warrior, line, say) =>
    (whole(view).instinct_icons as unknown as [string, number[]][]).some(
      ([kind, lines]) => kind === warrior.kind && lines.includes(line),
    )
      ? [{ sign: '◉', name: say('line-instinct') }]
      : [],
  has,
  stair: (view) => whole(view).stair,
};
