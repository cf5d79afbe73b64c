/** Tells somebody that it is their turn: in the tab, by a low bell, and by a notice if they asked for it. */

import { untrack } from 'svelte';
import { notify } from './notice';
import { settings } from './settings.svelte';
import { play } from './sound';
import { say } from './words.svelte';

const DRIPS = 25_000;

/** Watches whether the person is called, for as long as the component lives that asks for it. */
export function attend(isCalled: () => boolean, name: () => string, table: () => string): void {
  let was = false;

  $effect(() => {
    const [called, title] = [isCalled(), name()];
    document.title = called ? `● ${say('your-question')} · ${title}` : title;
    const fresh = called && !was;
    was = called;
    if (!fresh) return;
    untrack(() => {
      play('bell');
      notify(title, say('your-question'), table());
    });
  });

  // Somewhere water drips.
  $effect(() => {
    if (!settings.sound) return;
    let next: ReturnType<typeof setTimeout>;
    const drip = (): void => {
      if (!document.hidden) play('drip');
      next = setTimeout(drip, DRIPS * (0.5 + Math.random()));
    };
    next = setTimeout(drip, DRIPS / 2);
    return () => clearTimeout(next);
  });
}
