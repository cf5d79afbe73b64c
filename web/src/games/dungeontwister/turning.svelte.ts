/** The angles of the rooms: each turn is a real quarter turn, and a turn that is looked at is shown before it is paid. */

import { cubicInOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import type { Choice } from '../../lib/wire';
import { roomNumber, type Room } from './view';

const QUARTER = 350;
/** A look that ends by choosing the move is not turned back first. */
const PATIENCE = 250;
const ROOMS = 8;

/** The room that a move turns, and by how many degrees; nothing for other moves. */
export function turnOf(choice: Choice | null): { room: number; by: number } | null {
  const found = /^rotate ([a-d][12]) (left|right)$/.exec(choice?.words ?? '');
  return found ? { room: roomNumber(found[1] ?? ''), by: found[2] === 'left' ? -90 : 90 } : null;
}

export class Turning {
  private readonly tweens = Array.from({ length: ROOMS }, () => new Tween(0, { easing: cubicInOut }));
  /** The angle at which each room lies, counted on over whole turns; nothing while it is hidden. */
  private readonly lies: (number | null)[] = Array.from({ length: ROOMS }, () => null);
  private waits: ReturnType<typeof setTimeout> | undefined;

  angles = $derived(this.tweens.map((tween) => tween.current));
  turns = $derived(this.tweens.map((tween) => tween.current !== tween.target));

  /** Turns the rooms to where they lie, and the one that is looked at a quarter further. */
  follow(rooms: readonly Room[], ahead: { room: number; by: number } | null): void {
    clearTimeout(this.waits);
    let changed = false;
    rooms.forEach((room, n) => {
      const before = this.lies[n] ?? null;
      const far = before === null ? 0 : ((((room.turned * 90 - before) % 360) + 540) % 360) - 180;
      this.lies[n] = !room.revealed ? null : before === null ? room.turned * 90 : before + far;
      changed ||= far !== 0;
      if (before === null) void this.tweens[n]?.set(room.turned * 90, { duration: 0 });
    });
    if (ahead || changed) this.go(ahead);
    else this.waits = setTimeout(() => this.go(null), PATIENCE);
  }

  /** Ends all motion. */
  settle(): void {
    for (const tween of this.tweens)
      if (tween.current !== tween.target) void tween.set(tween.target, { duration: 0 });
  }

  private go(ahead: { room: number; by: number } | null): void {
    const duration = prefersReducedMotion.current ? 0 : QUARTER;
    this.tweens.forEach((tween, n) => {
      const angle = (this.lies[n] ?? 0) + (ahead?.room === n ? ahead.by : 0);
      if (tween.target !== angle) void tween.set(angle, { duration });
    });
  }
}
