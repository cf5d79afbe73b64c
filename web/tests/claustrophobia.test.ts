import { describe, expect, it } from 'vitest';
import { fits, lacks } from '../src/games/claustrophobia/destiny';
import { tokenOf } from '../src/families/tunnels/signs';
import { ranks } from '../src/families/tunnels/view';
import { turnedOpen } from '../src/board/cells';
import { BRICK, tunnelOf } from '../src/families/tunnels/walls';

describe('tunnels', () => {
  it('end at the same place on every tile, so that neighbours fit', () => {
    for (const size of [1, 3, 4, 5]) {
      const tunnel = tunnelOf(`tile-${size}`, 'NS', size, BRICK);
      for (const point of ['19 -50', '-19 -50', '19 50', '-19 50']) expect(tunnel.floor).toContain(point);
    }
  });
  it('are computed once', () => {
    expect(tunnelOf('tile-07', 'NE', 3, BRICK)).toBe(tunnelOf('tile-07', 'NE', 3, BRICK));
    expect(tunnelOf('tile-07', 'NE', 3, BRICK).floor).not.toBe(tunnelOf('tile-08', 'NE', 3, BRICK).floor);
  });
  it('turn with their tile', () => {
    expect(turnedOpen('ESW', 1)).toBe('NSW');
    expect(turnedOpen(turnedOpen('NE', 3), -3)).toBe('NE');
  });
});

describe('warriors on a tile', () => {
  it('stand in ranks and never overlap, however many', () => {
    for (let dark = 0; dark <= 6; dark++) {
      for (let light = 0; light <= 5; light++) {
        const places = ranks(dark, light);
        expect(places).toHaveLength(dark + light);
        places.forEach((a, n) =>
          places
            .slice(n + 1)
            .forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(39.9 * a.size)),
        );
        for (const place of places)
          expect(Math.max(Math.abs(place.x), Math.abs(place.y - 4)) + 18 * place.size).toBeLessThan(46);
      }
    }
  });
  it('keep the Demon side above the Humans', () => {
    const [dark, light] = [ranks(3, 4).slice(0, 3), ranks(3, 4).slice(3)];
    expect(Math.max(...dark.map((place) => place.y))).toBeLessThan(
      Math.min(...light.map((place) => place.y)),
    );
  });
});

describe('the Board of Destiny', () => {
  const square = {
    id: 'x',
    rule: '',
    exact: 0,
    parity: 'any',
    least: 1,
    total: 0,
    exact_total: false,
    once: true,
    used: false,
    placed: 0,
  };
  it('says how far the dice go', () => {
    expect(lacks({ ...square, total: 12 }, [2, 5])).toBe('Σ 7/12');
    expect(lacks({ ...square, total: 12 }, [6, 6, 6])).toBe('Σ 12/12');
    expect(lacks({ ...square, exact: 2, parity: 'odd' }, [1, 2, 4])).toBe('1/2');
    expect(lacks({ ...square, exact: 2, parity: 'mixed' }, [2, 4, 6])).toBe('1/2');
    expect(lacks({ ...square, exact: 1, least: 3 }, [1, 2])).toBe('0/1');
  });
  it('finds chosen dice in a group, each once', () => {
    expect(fits([4], [4, 6])).toBe(true);
    expect(fits([4, 4], [4, 6])).toBe(false);
    expect(fits([], [1])).toBe(true);
  });
});

describe('tokens', () => {
  it('are told by their words', () => {
    expect(tokenOf('gem-3')).toEqual({ kind: 'gem', value: 3, hidden: false });
    expect(tokenOf('treasure-token')).toEqual({ kind: 'treasure', value: 0, hidden: true });
    expect(tokenOf('egg')).toEqual({ kind: 'egg', value: 0, hidden: false });
  });
});
