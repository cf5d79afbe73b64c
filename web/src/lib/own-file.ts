/** Somebody's own scenario, data or guide on its way from the lobby to a table. */

import * as api from './api';
import { go } from './route.svelte';
import { settings, type Lang } from './settings.svelte';
import { say } from './words.svelte';
import type { Checked, NewTable, Shown } from './wire';

/** Bytes of a file that is read at all; the server takes no more. */
const MOST = 250_000;

export interface OwnFile {
  name: string;
  text: string;
  kind: 'data' | 'scenario' | 'guide';
  game: string;
  shown: Shown;
  lang: Lang;
}

function ownFile(name: string, text: string, found: Checked): OwnFile | null {
  if (!found.good || !found.shown) return null;
  return {
    name,
    text,
    kind: found.kind as OwnFile['kind'],
    game: found.game,
    shown: found.shown,
    lang: settings.lang,
  };
}

/** Has a file checked, and opens it if it is good: at a new game, or in the study. What is found is given back. */
export async function openFile(file: File): Promise<Checked> {
  if (file.size > MOST) throw new Error(say('file-large', { kilobytes: MOST / 1000 }));
  const text = await file.text();
  const found = await api.check(text);
  const own = ownFile(file.name, text, found);
  if (own) go(`/new/${encodeURIComponent(own.game)}`, own);
  else if (found.good) go(`/r/${(await api.keepRecord(text)).id}`);
  return found;
}

/** The file that was brought to the new-game page of a game, if one was. */
export function brought(state: unknown, game: string): OwnFile | null {
  const found = state as OwnFile | null;
  return found?.shown && found.game === game ? found : null;
}

/** The same file in the words of another language. */
export async function toldAgain(file: OwnFile): Promise<OwnFile> {
  return ownFile(file.name, file.text, await api.check(file.text)) ?? file;
}

/** What a file adds to the table that is wanted; a scenario of one's own leaves none to choose. */
export function withFile(wanted: NewTable, file: OwnFile | null): NewTable {
  if (file?.kind === 'scenario') return { ...wanted, scenario: null, scenario_text: file.text };
  if (file?.kind === 'data')
    return { ...wanted, data_text: file.text, title: file.shown.title.replace(/\p{Cc}/gu, ' ').slice(0, 60) };
  return wanted;
}
