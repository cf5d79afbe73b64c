/** The server's HTTP addresses, one function each. */

import { at } from './base';
import { deviceName, keepPerson, keptPerson } from './person';
import { settings } from './settings.svelte';
import type * as wire from './wire';

/** A refusal by the server, with its sentence for the person. */
export class RefusedError extends Error {
  constructor(readonly refused: wire.Refused) {
    super(refused.sentence);
  }
}

async function call<T>(path: string, body?: object, secret?: string, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers['Undercroft-Person'] = key;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  const asked = `${at(path)}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`;
  const init: RequestInit = { method: body === undefined ? 'GET' : 'POST', headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(asked, init).catch(() => null);
  if (!answer) throw new RefusedError({ code: 'offline', sentence: '', rule: '' });
  const found: unknown = await answer.json().catch(() => null);
  if (!answer.ok)
    throw new RefusedError((found as wire.Refused | null) ?? { code: 'broken', sentence: '', rule: '' });
  return found as T;
}

/** A text that the server keeps. */
async function text(path: string): Promise<string> {
  const answer = await fetch(at(`${path}?lang=${settings.lang}`)).catch(() => null);
  if (!answer?.ok) {
    const found = (await answer?.json().catch(() => null)) as wire.Refused | null | undefined;
    throw new RefusedError(found ?? { code: 'offline', sentence: '', rule: '' });
  }
  return answer.text();
}

/** Asks as the person that this browser is, who is made at need; one whose device was revoked is nobody again. */
async function callAs<T>(path: string, body: object): Promise<T> {
  const name = settings.name.trim() || '?';
  const device = deviceName(navigator.userAgent);
  if (!keptPerson())
    await call<wire.PersonMade>('/api/persons', { name, device } satisfies wire.NewPerson)
      .then(keepPerson)
      .catch(() => undefined);
  try {
    return await call<T>(path, body, undefined, keptPerson()?.key);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.refused.code !== 'stranger') throw error;
    keepPerson(null);
    return call<T>(path, body);
  }
}

const part = encodeURIComponent;

export const person = (key: string) => call<wire.PersonInfo>('/api/person', undefined, undefined, key);
export const personCode = (key: string) => call<wire.PersonCode>('/api/person/code', {}, undefined, key);
export const comeIn = (code: string) =>
  call<wire.PersonMade>('/api/person/join', {
    code,
    device: deviceName(navigator.userAgent),
  } satisfies wire.ComeIn);
export const revokeDevice = (device: string, key: string) =>
  call<wire.PersonInfo>(`/api/person/devices/${part(device)}/revoke`, {}, undefined, key);
export const deletePerson = (key: string) => call<unknown>('/api/person/delete', {}, undefined, key);

export const keeping = () => call<wire.Keeping>('/api/keeping');
export const games = () => call<wire.GameInfo[]>('/api/games');
export const agents = () => call<wire.AgentInfo[]>('/api/agents');
export const rules = (game: string) => call<wire.GameText>(`/api/games/${part(game)}/rules`);
export const catalogue = (game: string) => call<wire.GameText>(`/api/games/${part(game)}/text`);
export const openTables = () => call<wire.TableInfo[]>('/api/tables');
export const tableInfo = (table: string) => call<wire.TableInfo>(`/api/tables/${part(table)}`);
export const beginGuide = (game: string, guide: string, name: string) =>
  callAs<wire.Made>(`/api/games/${part(game)}/guides/${part(guide)}`, { name } satisfies wire.Learner);
export const beginOwnGuide = (text: string, name: string) =>
  callAs<wire.Made>('/api/guides', { text, name } satisfies wire.OwnGuide);
export const briefing = (table: string) => call<wire.Shown>(`/api/tables/${part(table)}/briefing`);
export const seatRecord = (table: string, secret: string) =>
  call<unknown>(`/api/tables/${part(table)}/record`, undefined, secret);
/** The record of a table that was closed, as it is kept in files. */
export const tableRecord = (table: string) => text(`/api/tables/${part(table)}/record`);
export const sendAway = (table: string, seat: number, host: string) =>
  call<unknown>(`/api/tables/${part(table)}/seats/${seat}/free`, {}, host);
export const setPublic = (table: string, on: boolean, host: string) =>
  call<unknown>(`/api/tables/${part(table)}/public`, { on } satisfies wire.Publicity, host);
export const report = (table: string, seat: number, why: string, secret: string) =>
  call<unknown>(`/api/tables/${part(table)}/report`, { seat, why } satisfies wire.Report, secret);
export const makeTable = (wanted: wire.NewTable) => callAs<wire.Made>('/api/tables', wanted);
export const joinByCode = (code: string, name: string, attempt: string) =>
  callAs<wire.Joined>('/api/join', { code, name, attempt } satisfies wire.JoinByCode);
export const joinOpen = (table: string, seat: number, name: string) =>
  callAs<wire.Joined>(`/api/tables/${part(table)}/join`, { seat, name } satisfies wire.JoinSeat);
export const newCode = (table: string, seat: number, secret: string) =>
  call<wire.Code>(`/api/tables/${part(table)}/seats/${seat}/code`, {}, secret);
export const rematch = (table: string, secret: string) =>
  call<wire.Rematch>(`/api/tables/${part(table)}/rematch`, {}, secret);
export const record = (id: string) => call<wire.RecordDocument>(`/api/records/${part(id)}`);
export const keepRecord = (text: string) => call<wire.Kept>('/api/records', { text } satisfies wire.Text);
export const check = (text: string) => call<wire.Checked>('/api/check', { text } satisfies wire.Text);
export const verifyRecord = (id: string) => call<wire.Verified>(`/api/records/${part(id)}/verify`);
export const verify = (text: string, seed: string, commitment: string) =>
  call<wire.Verified>('/api/verify', { text, seed, commitment } satisfies wire.VerifyText);

/** A moment of a record, as a seat sees it. */
export type Place = Required<Pick<wire.Study, 'record' | 'step' | 'seat'>>;
export const study = (asked: Place, count: number, describe: boolean, moves: boolean) =>
  call<wire.Studied>('/api/study', { ...asked, count, describe, moves } satisfies wire.Study);
export const studyHint = (asked: Place, agent: string) =>
  call<wire.StudyHint>('/api/study/hint', {
    record: asked.record,
    step: asked.step,
    agent,
  } satisfies wire.Study);
export const studyOdds = (asked: Place) =>
  call<wire.StudyOdds>('/api/study/odds', asked satisfies wire.Study);
