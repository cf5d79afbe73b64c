/** The server's HTTP addresses, one function each. */

import { settings } from './settings.svelte';
import type {
  AgentInfo,
  Checked,
  GameInfo,
  TableInfo,
  Joined,
  Made,
  NewTable,
  RecordDocument,
  Refused,
  Shown,
  Studied,
  Verified,
} from './wire';

/** A refusal by the server, with its sentence for the person. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.sentence);
  }
}

async function call<T>(path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  const asked = `${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`;
  const init: RequestInit = { method: body === undefined ? 'GET' : 'POST', headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(asked, init).catch(() => null);
  if (!answer) throw new RefusedError({ code: 'offline', sentence: '', rule: '' });
  const found: unknown = await answer.json().catch(() => null);
  if (!answer.ok)
    throw new RefusedError((found as Refused | null) ?? { code: 'broken', sentence: '', rule: '' });
  return found as T;
}

const part = encodeURIComponent;

export const games = () => call<GameInfo[]>('/api/games');
export const agents = () => call<AgentInfo[]>('/api/agents');
export const rules = (game: string) => call<{ text: string }>(`/api/games/${part(game)}/rules`);
export const catalogue = (game: string) => call<{ text: string }>(`/api/games/${part(game)}/text`);
export const openTables = () => call<TableInfo[]>('/api/tables');
export const tableInfo = (table: string) => call<TableInfo>(`/api/tables/${part(table)}`);
export const beginGuide = (game: string, guide: string, name: string) =>
  call<Made>(`/api/games/${part(game)}/guides/${part(guide)}`, { name });
export const beginOwnGuide = (text: string, name: string) => call<Made>('/api/guides', { text, name });
export const briefing = (table: string) => call<Shown>(`/api/tables/${part(table)}/briefing`);
export const seatRecord = (table: string, secret: string) =>
  call<unknown>(`/api/tables/${part(table)}/record`, undefined, secret);
export const makeTable = (wanted: NewTable) => call<Made>('/api/tables', wanted);
export const joinByCode = (code: string, name: string, attempt: string) =>
  call<Joined>('/api/join', { code, name, attempt });
export const joinOpen = (table: string, seat: number, name: string) =>
  call<Joined>(`/api/tables/${part(table)}/join`, { seat, name });
export const newCode = (table: string, seat: number, secret: string) =>
  call<{ code: string }>(`/api/tables/${part(table)}/seats/${seat}/code`, {}, secret);
export const rematch = (table: string, secret: string) =>
  call<{ table: string }>(`/api/tables/${part(table)}/rematch`, {}, secret);
export const record = (id: string) => call<RecordDocument>(`/api/records/${part(id)}`);
export const keepRecord = (text: string) => call<{ id: string }>('/api/records', { text });
export const check = (text: string) => call<Checked>('/api/check', { text });
export const verifyRecord = (id: string) => call<Verified>(`/api/records/${part(id)}/verify`);
export const verify = (text: string, seed: string, commitment: string) =>
  call<Verified>('/api/verify', { text, seed, commitment });

export interface Place {
  record: string;
  step: number;
  seat: number | null;
}
export const study = (asked: Place, count: number, describe: boolean, moves: boolean) =>
  call<Studied>('/api/study', { ...asked, count, describe, moves });
export const studyHint = (asked: Place, agent: string) =>
  call<{ words: string; label: string }>('/api/study/hint', {
    record: asked.record,
    step: asked.step,
    agent,
  });
export const studyOdds = (asked: Place) => call<{ lines: string[] }>('/api/study/odds', asked);
