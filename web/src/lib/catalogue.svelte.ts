/** A game's words in the person's language, as the server gives them. */

import type { FluentBundle } from '@fluent/bundle';
import * as api from './api';
import type { Lang } from './settings.svelte';
import { bundleOf, sayFrom, type Say } from './words.svelte';

export class Catalogue {
  private bundle = $state.raw<FluentBundle | null>(null);
  /** What somebody's own scenario says, by the ids of messages; it goes before the game's words. */
  own = $state.raw<Record<string, string>>({});
  /** The rule to look up for each thing, by the id of its name. */
  private rules = $state.raw<Readonly<Record<string, string>>>({});
  readonly ready = $derived(this.bundle !== null);

  readonly say: Say = (id, args) => this.own[id] ?? (this.bundle ? sayFrom(this.bundle, id, args) : id);

  /** The rule behind a thing; nothing if the game names none. */
  readonly ruleOf = (id: string): string => this.rules[id] ?? '';

  async load(game: string, lang: Lang): Promise<void> {
    const found = await api.catalogue(game).catch(() => null);
    this.bundle = bundleOf(lang, found?.text ?? '');
    this.rules = found?.rules ?? {};
  }
}
