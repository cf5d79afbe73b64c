/** The page's own sentences, and a game's, in the person's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../text/en.ftl?raw';
import french from '../text/fr.ftl?raw';
import { settings, type Lang } from './settings.svelte';

export type Args = Record<string, FluentVariable>;
export type Say = (id: string, args?: Args) => string;

export function bundleOf(lang: Lang, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Says a message of a catalogue; an unknown id is said as it is, so that nothing is lost. */
export function sayFrom(bundle: FluentBundle, id: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
}

const own: Record<Lang, FluentBundle> = { en: bundleOf('en', english), fr: bundleOf('fr', english, french) };

/** Says one of the page's own messages. */
export const say: Say = (id, args) => sayFrom(own[settings.lang], id, args);

/** Says whether the page has such a message. */
export const hasMessage = (id: string): boolean => own[settings.lang].hasMessage(id);
