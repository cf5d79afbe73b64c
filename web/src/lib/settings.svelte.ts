/** What a person has chosen on this browser: language, theme, name, sound, and how much to be told in words. */

import type { Pace } from './stage.svelte';

export type Lang = 'en' | 'fr';
export type Theme = 'auto' | 'dark' | 'light';

interface Kept {
  lang: Lang;
  theme: Theme;
  name: string;
  inWords: boolean;
  notices: boolean;
  sound: boolean;
  /** Computers answer at once, instead of so that one can follow. */
  atOnce: boolean;
  /** How much is acted out before the next question. */
  stage: Pace;
}

const KEY = 'undercroft.settings';

function read(): Kept {
  const lang: Lang = navigator.language?.startsWith('fr') ? 'fr' : 'en';
  const fresh: Kept = {
    lang,
    theme: 'auto',
    name: '',
    inWords: false,
    notices: false,
    sound: false,
    atOnce: false,
    stage: 'full',
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh; // a browser that keeps nothing still plays
  }
}

export const settings = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // see above
  }
}

/** Marks the page with the language and theme, so that styles and screen readers follow. */
export function dressPage(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  const light =
    settings.theme === 'light' ||
    (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset['theme'] = light ? 'light' : 'dark';
}
