/** From a click to a table: makes it, keeps the secrets of its seats, and goes there. */

import * as api from './api';
import { hold } from './keys-held';
import type { OwnFile } from './own-file';
import { offers } from './presets';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import { say } from './words.svelte';
import type { GameInfo, Made, NewTable } from './wire';

export const myName = (): string => settings.name.trim() || say('guest');

function enter(made: Made, game: string, name: string): void {
  hold({
    table: made.table,
    game,
    name,
    secrets: made.seats.map((seat) => seat.secret),
    host: made.host,
    codes: made.invites,
  });
  go(`/t/${made.table}`);
}

export async function startTable(wanted: NewTable, name: string): Promise<void> {
  enter(await api.makeTable(wanted), wanted.game, name);
}

export async function startGuide(game: string, guide: string, title: string): Promise<void> {
  enter(await api.beginGuide(game, guide, myName()), game, title);
}

export async function startOwnGuide(file: OwnFile): Promise<void> {
  enter(await api.beginOwnGuide(file.text, myName()), file.game, file.shown.title);
}

/** The likeliest game at once, with everything as it usually is. */
export async function startAtOnce(id: string): Promise<void> {
  const game: GameInfo | undefined = (await api.games()).find((one) => one.id === id);
  const offer = game && offers(game.seat_counts, myName(), 'greedy')[0];
  if (game && offer) await startTable({ game: id, seats: offer.seats }, game.name);
}
