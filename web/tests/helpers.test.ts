import { describe, expect, it, vi } from 'vitest';
import { beyond, cellOf, turnedOpen } from '../src/board/cells';
import { caveOf } from '../src/games/subterra/caves';
import { fan } from '../src/games/subterra/view';
import { clockText, leftOn, pageTime } from '../src/lib/clocks';
import { found, rulesOf, spansOf } from '../src/lib/markdown';
import { offers } from '../src/lib/presets';
import { random } from '../src/lib/seeded';
import { bundleOf, sayFrom } from '../src/lib/words.svelte';
import english from '../src/text/en.ftl?raw';
import french from '../src/text/fr.ftl?raw';

describe('seeded chance', () => {
  it('gives the same row for the same seed', () => {
    const [one, two, other] = [random('cave'), random('cave'), random('cove')];
    const row = [one(), one(), one()];
    expect([two(), two(), two()]).toEqual(row);
    expect(other()).not.toBe(row[0]);
    expect(row.every((number) => number >= 0 && number < 1)).toBe(true);
  });
});

describe('caves', () => {
  it('end at the same place on every tile, so that neighbours fit', () => {
    for (const seed of ['a', 'b', 'c']) {
      const cave = caveOf(seed, 'NS');
      for (const point of ['19 -50', '-19 -50', '19 50', '-19 50']) expect(cave.floor).toContain(point);
    }
  });
  it('turn with their tile', () => {
    expect(turnedOpen('NE', 1)).toBe('ES');
    expect(turnedOpen('NEW', 2)).toBe('ESW');
    expect(turnedOpen(turnedOpen('NE', 3), -3)).toBe('NE');
  });
  it('fan figures out so that none overlap', () => {
    for (let count = 1; count <= 9; count++) {
      const places = fan(count);
      places.forEach((a, n) =>
        places
          .slice(n + 1)
          .forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(27 * a.size)),
      );
    }
  });
  it('name their cells as the server does', () => {
    expect(cellOf('cell:-1,2')).toEqual({ x: -1, y: 2 });
    expect(cellOf('figure:diver')).toBeNull();
    expect(beyond({ x: 0, y: 0 }, 'N')).toEqual({ x: 0, y: 1 });
  });
});

describe('rules', () => {
  const text =
    '# Rules\n\nIntro.\n\n## 1 Parts\n\n### 1.1 Deck (designed)\nA *deck* of\ncards.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n### 1.2 Éxit\nThe way out.\n';
  it('are cut at their headings', () => {
    expect(rulesOf(text).map((rule) => rule.rule)).toEqual(['', '1', '1.1', '1.2']);
    expect(rulesOf(text)[2]?.blocks.map((block) => block.kind)).toEqual(['paragraph', 'list', 'table']);
  });
  it('are found by number, by words and without accents', () => {
    expect(found(rulesOf(text), '1.2').map((rule) => rule.rule)).toEqual(['1.2']);
    expect(found(rulesOf(text), 'CARDS two').map((rule) => rule.rule)).toEqual(['1.1']);
    expect(found(rulesOf(text), 'exit')).toHaveLength(1);
  });
  it('keep their emphasis', () => {
    expect(spansOf('a **b** `c`').map((span) => span.style)).toEqual(['', 'strong', '', 'code']);
  });
});

describe('starting at once', () => {
  it('offers what the number of seats allows', () => {
    expect(offers([2], 'Ada', 'greedy').map((offer) => offer.preset)).toEqual([
      'with-computer',
      'same-screen',
      'by-link',
    ]);
    expect(offers([1, 2], 'Ada', 'greedy').find((offer) => offer.preset === 'alone')?.seats).toEqual([
      { kind: 'me', name: 'Ada' },
    ]);
    for (const offer of offers([3, 4], 'Ada', 'greedy')) expect(offer.seats).toHaveLength(3);
  });
});

describe('clocks', () => {
  it('run for who is asked', () => {
    expect(leftOn(5000, true, 1000, 3000)).toBe(3000);
    expect(leftOn(5000, false, 1000, 3000)).toBe(5000);
    expect(leftOn(5000, true, 1000, 99_000)).toBe(0);
  });

  it('do not jump when the clock of the machine is set', () => {
    const before = pageTime();
    vi.spyOn(Date, 'now').mockReturnValue(0);
    expect(pageTime()).toBeGreaterThanOrEqual(before);
    vi.restoreAllMocks();
  });

  it('are read at a glance', () => {
    expect([clockText(65_000), clockText(3_720_000), clockText(97_200_000)]).toEqual([
      '1:05',
      '1:02:00',
      '1 d 3 h',
    ]);
  });
});

describe('words', () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]).sort();
  const named = (text: string) =>
    new Map(
      text
        .split(/^(?=[a-z][a-z0-9-]* =)/m)
        .map((part) => [
          part.split(' ')[0],
          [...new Set([...part.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort(),
        ]),
    );
  it('are the same messages with the same arguments in both languages', () => {
    expect(ids(french)).toEqual(ids(english));
    const [en, fr] = [named(english), named(french)];
    for (const id of ids(english)) expect([id, fr.get(id)]).toEqual([id, en.get(id)]);
  });
  it('count, and say an unknown id as it is', () => {
    expect(sayFrom(bundleOf('fr', english, french), 'seats-free', { count: 1 })).toBe('une place libre');
    expect(sayFrom(bundleOf('en', english), 'no-such-words')).toBe('no-such-words');
  });
});
