/** Tells somebody whose page is hidden that it is their turn, if they asked for it. */

import { settings } from './settings.svelte';

export function notify(title: string, body: string, tag: string): void {
  if (
    !document.hidden ||
    !settings.notices ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  const notice = new Notification(title, { body, tag });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
