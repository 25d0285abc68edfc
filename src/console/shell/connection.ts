import { signal } from '@preact/signals';

/** Why the server could not say who is signed in; undefined once it has. */
export const connectionFailure = signal<unknown>(undefined);

/** Whether the browser has a connection. */
export const isOnline = signal(navigator.onLine);

addEventListener('online', () => {
  isOnline.value = true;
});
addEventListener('offline', () => {
  isOnline.value = false;
});
