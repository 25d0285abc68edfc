import type { Settings } from './settings.ts';

/** Addresses that `localhost` reaches as well. Passkeys work at that name, and at no network address. */
const reachedAsLocalhost = ['', 'localhost', '0.0.0.0', '::', '127.0.0.1', '::1'];

/** Returns where this machine itself reaches a server with these settings, such as `http://localhost:4242`. */
export function localAddress({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  if (reachedAsLocalhost.includes(HOST)) return `http://localhost:${PORT}`;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}
