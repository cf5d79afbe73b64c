/** Where the page is: the parts of the address, what was brought there, and how to go elsewhere without loading the page again. */

import { at, BASE } from './base';

function parts(): string[] {
  return location.pathname.slice(BASE.length).split('/').filter(Boolean).map(decodeURIComponent);
}

class Route {
  parts = $state.raw(parts());
  /** What was brought to this address; going back here, or loading it again, brings it again. */
  brought = $state.raw<unknown>(history.state);
}

export const route = new Route();

export function go(path: string, brought: unknown = null): void {
  history.pushState(brought, '', at(path));
  arrive();
}

/** Brings something else, or nothing, to where the page is. */
export function bring(brought: unknown): void {
  history.replaceState(brought, '');
  route.brought = brought;
}

function arrive(): void {
  route.parts = parts();
  route.brought = history.state;
  scrollTo(0, 0);
}

addEventListener('popstate', arrive);

/** For links: a plain click stays in the page, any other is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    !link.pathname.startsWith(`${BASE}/`) ||
    link.pathname.startsWith(`${BASE}/api`)
  )
    return;
  event.preventDefault();
  if (link.pathname !== location.pathname || !link.hash) go(link.pathname.slice(BASE.length) + link.hash);
}
