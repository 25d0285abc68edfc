import { signal } from '@preact/signals';

/** Why the session could not be loaded; undefined once it has loaded. */
export const connectionFailure = signal<unknown>(undefined);

/** Whether the browser has a connection. */
export const isOnline = signal(navigator.onLine);

addEventListener('online', () => {
  isOnline.value = true;
});
addEventListener('offline', () => {
  isOnline.value = false;
});
