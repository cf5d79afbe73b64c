/** Who this browser is to the server: a key that it keeps. Whoever has none, or whose key was revoked, plays all the same. */

import type { PersonMade } from './wire';

const KEY = 'undercroft.person';

export function keptPerson(): PersonMade | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as PersonMade | null;
  } catch {
    return null;
  }
}

export function keepPerson(person: PersonMade | null): void {
  try {
    if (person) localStorage.setItem(KEY, JSON.stringify(person));
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing is nobody, and still plays
  }
}

const BROWSERS: [string, string][] = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux'];

/** What a browser says it is, in short, so that its person knows the device again: Firefox, Linux. */
export function deviceName(agent: string): string {
  const browser = BROWSERS.find(([mark]) => agent.includes(mark))?.[1];
  const system = SYSTEMS.find((name) => agent.includes(name));
  return [browser, system].filter(Boolean).join(', ');
}
