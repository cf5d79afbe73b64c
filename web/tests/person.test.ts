import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../src/lib/api';
import { deviceName, keepPerson, keptPerson } from '../src/lib/person';

const ADA = { person: 'p', device: 'd', key: 'k' };

describe('a person', () => {
  beforeEach(() => localStorage.clear());

  it('is kept in the browser, and forgotten', () => {
    expect(keptPerson()).toBeNull();
    keepPerson(ADA);
    expect(keptPerson()).toEqual(ADA);
    keepPerson(null);
    expect(keptPerson()).toBeNull();
  });

  it('knows the device by browser and system', () => {
    expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
      'Firefox, Linux',
    );
    expect(deviceName('something else')).toBe('');
  });

  it('is made at need, and is nobody once the device is revoked', async () => {
    const asked: [string, string | undefined][] = [];
    const replies = [
      { status: 201, body: ADA },
      { status: 403, body: { code: 'stranger', sentence: 'Revoked.', rule: '' } },
      { status: 201, body: { table: 't', host: 'h', seats: [], invites: [] } },
    ];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asked.push([path.split('?')[0] ?? '', (init.headers as Record<string, string>)['Undercroft-Person']]);
      const reply = replies[asked.length - 1];
      return Promise.resolve(new Response(JSON.stringify(reply?.body), { status: reply?.status ?? 500 }));
    });
    const made = await api.makeTable({ game: 'subterra', seats: [{ kind: 'me' }] });
    vi.unstubAllGlobals();
    expect(made.table).toBe('t');
    expect(asked).toEqual([
      ['/api/persons', undefined],
      ['/api/tables', 'k'],
      ['/api/tables', undefined],
    ]);
    expect(keptPerson()).toBeNull();
  });
});
