/** Where the server's pages begin: at the root of its host, or under a path that the server says in the page. */
const said = document.querySelector('meta[name="undercroft-base"]')?.getAttribute('content') ?? '/';
export const BASE = said.startsWith('/') ? said.replace(/\/$/, '') : '';

/** An address of this server. */
export function at(path: string): string {
  return `${BASE}${path}`;
}
