/** Where the page is: the parts of the address, and how to go elsewhere without loading the page again. */

function parts(): string[] {
  return location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
}

export const route = $state({ parts: parts() });

export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
}

function arrive(): void {
  route.parts = parts();
  scrollTo(0, 0);
}

addEventListener('popstate', arrive);

/** For links: a plain click stays in the page, any other is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
  event.preventDefault();
  if (link.pathname !== location.pathname || !link.hash) go(link.pathname + link.hash);
}
