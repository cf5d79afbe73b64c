/** Motion that all boards share: figures come, go and walk, tiles turn over. Nothing waits for it, and any click or key ends it. */

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Spot } from './cells';

const duration = () => (prefersReducedMotion.current ? 0 : 220);
const at = (spot: Spot) => `translate(${spot.x}px, ${spot.y}px)`;
const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** A figure comes onto the board: from where it stood among others, else out of the dark. */
export function comes(_: Element, { to, from }: { to: Spot; from: Spot | undefined }): TransitionConfig {
  return {
    duration: duration(),
    easing: cubicOut,
    css: from
      ? (t) => `transform: ${at(between(from, to, t))}`
      : (t) => `transform: ${at(to)} scale(${0.5 + t / 2}); opacity: ${t}`,
  };
}

/** A figure leaves the board: to those whom it joins, else it fades where it stood. */
export function goes(_: Element, { from, to }: { from: Spot; to: () => Spot | undefined }): TransitionConfig {
  const there = to();
  return {
    duration: duration(),
    easing: cubicOut,
    css: there
      ? (t) => `transform: ${at(between(there, from, t))}`
      : (t, u) => `transform: ${at(from)} scale(${1 + u * 0.35}); opacity: ${t}`,
  };
}

/** A tile is laid: it turns over, unless it was seen before it was laid; then it only drops. */
export function lands(_: Element, { seen }: { seen: () => boolean }): TransitionConfig {
  return {
    duration: duration(),
    easing: cubicOut,
    css: seen()
      ? (_, u) => `transform: scale(${1 + u * 0.07})`
      : (t, u) => `transform: scale(${Math.max(0.02, t)}, ${1 + u * 0.1})`,
  };
}

/** A figure that was hurt flinches. */
export function flinches(_: Element): TransitionConfig {
  return {
    duration: duration(),
    easing: cubicOut,
    css: (t, u) => `transform: scale(${1 + u / 4}); opacity: ${0.2 + t * 0.8}`,
  };
}

/** Ends all motion that would end by itself. */
export function settle(): void {
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
}
