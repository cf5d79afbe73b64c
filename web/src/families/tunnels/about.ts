/** Things of the tunnels in words, and the moves one might try on them. */

import { beyond, cellOf, cellWord, SIDE_WORDS } from '../../board/cells';
import type { Say } from '../../lib/words.svelte';
import type { About } from '../../games/drawing';
import { figuresOf, nameOf, numbersOf, rockCells, tileOf, type TunnelsView, type Warrior } from './view';

/** The id of the name of a warrior's kind. */
const kindWord = (warrior: Warrior) => `${warrior.side === 'human' ? 'warrior' : 'demon'}-${warrior.kind}`;

/** A warrior in words: what he is, his numbers, what he can do. */
function warriorHelp(view: TunnelsView, warrior: Warrior, say: Say): string {
  const said = [say(`${warrior.name || kindWord(warrior)}-help`)];
  if (numbersOf(warrior))
    said.push(
      `${say('stat-mvt')} ${warrior.mvt}, ${say('stat-cbt')} ${warrior.cbt}, ${say('stat-def')} ${warrior.defence}.`,
    );
  said.push(
    ...warrior.talents.map((talent) => `${say(`talent-${talent}`)}: ${say(`talent-${talent}-help`)}`),
  );
  if (warrior.held) said.push(say(`label-held-by-${warrior.held}`));
  if (warrior.bears_gifts)
    said.push(...view.gifts.map((gift) => `${say(`gift-${gift}`)}: ${say(`gift-${gift}-help`)}`));
  return said.join(' ');
}

function aboutWarrior(view: TunnelsView, word: string, say: Say): About | null {
  const warrior =
    figuresOf(view).find((one) => one.warrior.word === word)?.warrior ??
    view.warriors.find((one) => one.word === word);
  if (!warrior) return null;
  const target = warrior.kind === 'troglodyte' ? 'troglodytes' : word;
  const tries = view.acting && view.acting !== word ? [`attack ${target}`] : [`activate ${word}`];
  return {
    name: nameOf(warrior, say),
    help: warriorHelp(view, warrior, say),
    id: kindWord(warrior),
    tries,
  };
}

/** How an edition words its cards and its Board of Destiny. */
export interface Words {
  /** The id of a card's name, by its word, and the moves one might try with it. */
  card(word: string, say: Say): { id: string; name?: string; tries: string[] } | null;
  /** What dice a space takes. */
  needs(view: TunnelsView, square: string, say: Say): string;
}

/** The first of some kinds of things that has such a word. */
export const kindOf = (kinds: readonly string[], word: string, say: Say): string | undefined =>
  kinds.find((one) => say(`${one}-${word}`) !== `${one}-${word}`);

/** A tile, warrior, square or card in words, with the moves one might try on it. */
export function about(view: TunnelsView, touch: string, say: Say, edition: Words): About | null {
  const [what, word] = [touch.split(':')[0], touch.slice(touch.indexOf(':') + 1)];
  if (what === 'figure') return aboutWarrior(view, word, say);
  if (what === 'square') {
    return {
      name: say(`square-${word}`),
      help: `${edition.needs(view, word, say)} → ${say(`square-${word}-does`)}`,
      id: `square-${word}`,
      tries: [`resolve ${word}`],
    };
  }
  if (what === 'card') {
    const card = edition.card(word, say);
    return card && { name: say(card.id), help: say(`${card.id}-help`), ...card };
  }
  const cell = cellOf(touch);
  if (!cell) return null;
  if (rockCells(view).some((one) => cellWord(one) === cellWord(cell)))
    return { name: say('tile-rock'), help: say('tile-rock-help'), id: 'tile-rock', tries: [] };
  const tile = view.tiles.find((one) => one.x === cell.x && one.y === cell.y);
  if (!tile) return null;
  const here = tileOf(view, view.warriors.find((one) => one.word === view.acting)?.tile ?? null);
  const side = here && [...'NESW'].find((one) => cellWord(beyond(here, one)) === cellWord(cell));
  const more = [say('label-size', { size: tile.size }), ...(tile.hole ? [say('marker-hole')] : [])];
  return {
    name: say(`tile-${tile.kind}`),
    help: [say(`tile-${tile.kind}-help`), ...more.map((one) => `${one}.`)].join(' '),
    id: `tile-${tile.kind}`,
    tries: side ? [`move ${SIDE_WORDS[side]}`] : [],
  };
}
