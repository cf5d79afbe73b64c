import { describe, expect, it } from 'vitest';
import { SIGNS } from '../src/games/claustrophobia1643/signs';
import { completes, lacks, slotsOf, stateOf } from '../src/games/claustrophobia1643/spaces';
import { instinctOf, type Space } from '../src/games/claustrophobia1643/view';

const COLOURS = ['white', 'red', 'white', 'red', 'white', 'red'];
const SPACE: Space = {
  id: 'x',
  rule: '',
  owner: 'board',
  warrior: '',
  open: true,
  least: 2,
  most: 2,
  colour: 'any',
  value: 0,
  total: 0,
  equal: false,
  waiting: [],
  triggered: [],
  met: false,
  missing_dice: 2,
  missing_total: 0,
  fits: [1, 2, 3, 4, 5, 6],
};
const space = (more: Partial<Space>): Space => ({ ...SPACE, ...more });

describe('the slots of a space', () => {
  it('are its dice, then the empty ones that it needs', () => {
    const slots = slotsOf(space({ waiting: [3] }), COLOURS);
    expect(slots.map((slot) => [slot.die, slot.needed])).toEqual([
      [3, true],
      [0, true],
    ]);
  });
  it('beyond the least are only welcome', () => {
    const slots = slotsOf(space({ least: 1, most: 3, waiting: [2] }), COLOURS);
    expect(slots.map((slot) => slot.needed)).toEqual([true, false, false]);
  });
  it('ask for the colour of the first die where all must be of one', () => {
    const slots = slotsOf(space({ colour: 'same', most: 3, waiting: [2] }), COLOURS);
    expect(slots.map((slot) => slot.colour)).toEqual(['red', 'red', 'red']);
    expect(slotsOf(space({ colour: 'same' }), COLOURS).map((slot) => slot.colour)).toEqual(['any', 'any']);
  });
  it('ask for the other colour where one of each is needed', () => {
    const slots = slotsOf(space({ colour: 'both', waiting: [1] }), COLOURS);
    expect(slots.map((slot) => slot.colour)).toEqual(['white', 'red']);
  });
  it('say the value that equal dice must have, and the least value', () => {
    expect(slotsOf(space({ equal: true, waiting: [4] }), COLOURS)[1]?.asks).toBe('4');
    expect(slotsOf(space({ least: 1, most: 1, value: 5 }), COLOURS)[0]?.asks).toBe('5+');
  });
  it('show the dice that have triggered it', () => {
    expect(slotsOf(space({ triggered: [2, 6] }), COLOURS).map((slot) => slot.die)).toEqual([2, 6]);
  });
});

describe('what a space lacks', () => {
  it('is so many dice of the colour', () => {
    expect(lacks(space({ colour: 'white', waiting: [1], missing_dice: 1 }), COLOURS)).toEqual([
      { id: 'space-lacks-white', args: { count: 1, die: 1 } },
    ]);
  });
  it('is a die of the value that waits', () => {
    const [first] = lacks(space({ equal: true, waiting: [4], missing_dice: 1 }), COLOURS);
    expect(first).toEqual({ id: 'space-lacks-equal', args: { count: 1, die: 4 } });
  });
  it('is points, when there are dice enough', () => {
    const short = space({ most: 3, total: 8, waiting: [1, 2], missing_dice: 0, missing_total: 5 });
    expect(lacks(short, COLOURS)).toEqual([{ id: 'space-lacks-total', args: { total: 5 } }]);
    expect(completes(short, 5)).toBe(true);
    expect(completes(short, 4)).toBe(false);
  });
});

describe('how a space stands', () => {
  it('is told by its dice', () => {
    expect(stateOf(space({}))).toBe('empty');
    expect(stateOf(space({ waiting: [1] }))).toBe('waiting');
    expect(stateOf(space({ waiting: [1, 3], met: true }))).toBe('met');
    expect(stateOf(space({ open: false }))).toBe('closed');
    expect(stateOf(space({ open: false, triggered: [1, 3] }))).toBe('active');
  });
});

describe('cards and tiles', () => {
  it('an Instinct card has a name and a value', () => {
    expect(instinctOf('burst-of-speed-4')).toEqual({ name: 'burst-of-speed', die: 4 });
    expect(instinctOf('panic')).toEqual({ name: 'panic', die: 0 });
  });
  it('each kind of tile has a badge of its own outline, and an icon of its own', () => {
    const signs = Object.values(SIGNS);
    expect(new Set(signs.map((sign) => sign.shape)).size).toBe(signs.length);
    expect(new Set(signs.map((sign) => sign.icon)).size).toBe(signs.length);
  });
});
