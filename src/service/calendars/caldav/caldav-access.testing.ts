import { afterAll } from 'vitest';
import { asInstant } from '../../../time/index.ts';
import { createRequester, type Requester } from '../../outward/index.ts';
import type { CaldavAccess } from './caldav-requests.ts';

/**
 * Creates the requests of the user `reader` to a CalDAV server of this machine. They are aborted after the last test of
 * the file.
 */
export function openCaldavAccess(): { readonly request: Requester; readonly access: CaldavAccess } {
  const ending = new AbortController();
  afterAll(() => ending.abort());
  const request = createRequester({
    resolveFor: async () => ['127.0.0.1'],
    rulesFor: () => ({ allowsPrivate: true }),
  });
  const access = { accountId: 1, username: 'reader', password: 'right', signal: ending.signal, now: asInstant(0) };
  return { request, access };
}
