/** The seats this browser holds: their secrets, per table, newest first. Secrets never enter an address. */

import type { Invite } from './wire';

export interface Held {
  table: string;
  game: string;
  name: string;
  secrets: string[];
  host: string;
  at: number;
  codes: Invite[];
}

const KEY = 'undercroft.tables';
const MOST = 50;

export function heldTables(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Held[];
  } catch {
    return [];
  }
}

export function heldAt(table: string): Held | undefined {
  return heldTables().find((held) => held.table === table);
}

function keep(all: Held[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // without storage the seat lasts as long as the page
  }
}

/** Adds what is new about a table: secrets are gathered, the rest replaced. */
export function hold(change: Partial<Held> & { table: string }): Held {
  const old = heldAt(change.table) ?? {
    table: change.table,
    game: '',
    name: '',
    secrets: [],
    host: '',
    at: 0,
    codes: [],
  };
  const secrets = [...new Set([...old.secrets, ...(change.secrets ?? [])])];
  const held = { ...old, ...change, secrets, at: Date.now() };
  keep([held, ...heldTables().filter((other) => other.table !== change.table)]);
  return held;
}

export function forget(table: string): void {
  keep(heldTables().filter((held) => held.table !== table));
}
