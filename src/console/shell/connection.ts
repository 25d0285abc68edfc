import { signal } from '@preact/signals';
import { type Failure, nextFailure, retryMillis } from '../data/index.ts';
import { loadSession } from '../session/index.ts';

/** Why the session could not be loaded; undefined once it has loaded, and until the first attempt has failed. */
export const connectionFailure = signal<Failure | undefined>(undefined);

/** Whether the browser has a connection. */
export const isOnline = signal(navigator.onLine);

addEventListener('online', () => {
  isOnline.value = true;
});
addEventListener('offline', () => {
  isOnline.value = false;
});

let attempt = new AbortController();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Loads who is signed in. Aborts the attempt before, and tries again by itself as long as the failure may pass. */
export async function connect(): Promise<void> {
  attempt.abort();
  clearTimeout(timer);
  attempt = new AbortController();
  const { signal } = attempt;
  try {
    await loadSession({ signal });
    connectionFailure.value = undefined;
  } catch (error) {
    if (signal.aborted) return;
    const failure = nextFailure(error, connectionFailure.peek());
    connectionFailure.value = failure;
    const millis = retryMillis(failure);
    if (millis !== undefined) timer = setTimeout(connect, millis);
  }
}

/** Loads who is signed in because the person wants it now: shows that it is loading instead of the failure. */
export function connectNow(): void {
  connectionFailure.value = undefined;
  void connect();
}
