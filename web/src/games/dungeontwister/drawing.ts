import type { Say } from '../../lib/words.svelte';
import type { About, Drawing } from '../drawing';
import Board from './Board.svelte';
import Figures from './Figures.svelte';
import { seenAt } from './looks.svelte';
import Track from './Track.svelte';
import { extentOf, focusOf, nameOf, roomNumber, SIDE, squareSpot, type TwisterView } from './view';

const STEPS: Record<string, [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** The ground of a square as it lies now. */
function terrainOf(view: TwisterView, word: string): string {
  const found = /^([a-d][12])-([1-5])([1-5])$/.exec(word);
  const room = found && view.rooms[roomNumber(found[1] ?? '')];
  if (!found || !room) return 'line';
  let [row, column] = [Number(found[2]) - 1, Number(found[3]) - 1];
  for (let turn = 0; turn < room.turned; turn++) [row, column] = [4 - column, row];
  return room.terrain[row * 5 + column] ?? 'floor';
}

/** The step that the moving character would take onto a square, if it is beside him. */
function stepTo(view: TwisterView, word: string): string[] {
  const token = view.tokens.find((one) => one.id === view.moving);
  const [from, to] = [squareSpot(token?.where ?? ''), squareSpot(word)];
  if (!from || !to) return [];
  const near = SIDE * 0.6;
  const side = Object.entries(STEPS).find(([, [x, y]]) => {
    const step = seenAt({ x: x * SIDE, y: y * SIDE });
    return Math.abs(from.x + step.x - to.x) < near && Math.abs(from.y + step.y - to.y) < near;
  });
  return side ? [`step ${side[0]}`] : [];
}

/** A token, square or room in words, with the moves one might try on it. */
function about(view: TwisterView, touch: string, say: Say): About | null {
  const [what, word] = [touch.split(':')[0], touch.slice(touch.indexOf(':') + 1)];
  if (what === 'figure') {
    const token = view.tokens.find((one) => one.id === word);
    if (!token) return null;
    const help = say(`kind-${token.kind}-help`);
    const values = token.character
      ? ` (${say('label-values', { move: token.move, combat: token.combat })})`
      : '';
    return {
      name: nameOf(token, say),
      help: `${help}${values}.`,
      id: `kind-${token.kind}`,
      tries: token.character ? [`move ${word}`] : [`take ${word}`],
    };
  }
  if (what === 'square') {
    const kind = terrainOf(view, word);
    return {
      name: `${say(`terrain-${kind}`)} (${word})`,
      help: say(`terrain-${kind}-help`),
      id: `terrain-${kind}`,
      tries: stepTo(view, word),
    };
  }
  const room = what === 'room' ? view.rooms[roomNumber(word)] : undefined;
  if (!room) return null;
  if (!room.revealed)
    return {
      name: say('label-hidden-room', { room: word }),
      help: say('label-hidden-room-help'),
      id: 'label-hidden-room',
      tries: [`reveal ${word}`],
    };
  return {
    name: `${say(`room-${room.room}`)} (${word})`,
    help: say('label-room-help', {
      pair: room.pair.toUpperCase(),
      sense: say(room.arrow === 'clockwise' ? 'sense-right' : 'sense-left'),
    }),
    id: 'label-room-help',
    tries: [`rotate ${word} ${room.arrow === 'clockwise' ? 'right' : 'left'}`],
  };
}

export const drawing: Drawing<TwisterView> = {
  Board,
  Track,
  Figures,
  diceless: true,
  extent: extentOf,
  focus: focusOf,
  about,
};
