/** Somebody who has walked a way does so on the board too: around the corners, not straight through the walls. */

import { prefersReducedMotion } from 'svelte/motion';
import type { Touching } from '../lib/touching.svelte';
import type { Spot } from './cells';

/** Milliseconds for a step, and for all of them together. */
const STEP = 110;
const MOST = 660;

type Walker = Spot & { key: string; touch: string };

/** Follows the figures of a board from one view to the next. Called while the board is set up. */
export function strides(
  touching: () => Touching,
  figures: () => readonly Walker[],
  spotOf: (touch: string) => Spot | null,
): void {
  let stood = new Map<string, Spot>();
  $effect(() => {
    const [before, now] = [stood, figures()];
    stood = new Map(now.map((one) => [one.key, { x: one.x, y: one.y }]));
    const way = touching().walked?.through.flatMap((touch) => spotOf(touch) ?? []) ?? [];
    if (!way.length || prefersReducedMotion.current) return;
    for (const one of now) {
      const from = before.get(one.key);
      const last = way.findIndex((spot) => near(spot, one));
      if (!from || near(from, one) || last < 0) continue;
      touching().walked = null;
      walk(one.touch, [from, ...way.slice(0, last), one]);
    }
  });
}

const near = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y) < 30;

function walk(touch: string, way: readonly Spot[]): void {
  const element = document.querySelector(`svg[role=group] .figure[data-touch="${CSS.escape(touch)}"]`);
  const frames = way.map((spot) => ({ transform: `translate(${spot.x}px, ${spot.y}px)` }));
  element?.animate(frames, { duration: Math.min(MOST, STEP * (way.length - 1)) });
}
