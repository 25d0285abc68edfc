import { createHash, randomUUID } from 'node:crypto';
import type { CalendarDraft } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { CalendarSource, NewSource, UserKey } from '../../records/index.ts';
import { writeAccess } from '../caldav/index.ts';
import type { Sealer } from '../encrypt-secrets.ts';
import { feedAddress } from '../fetch-feed.ts';

/** A calendar of an account; the address of a feed is that of its source. */
export type FoundCalendar = { readonly url: string | undefined; readonly name: string };

type FoundSource = {
  readonly draft: CalendarDraft;
  /** The calendars that were found in the source. */
  readonly found: readonly FoundCalendar[];
  readonly owner: UserKey;
  readonly now: Instant;
  readonly sealer: Sealer;
};

const longestName = 255;

/** Makes the source of a draft, with the calendars that were found in it; its secrets are encrypted. */
export function newSource({ draft, found, owner: { accountId, userId }, now, sealer }: FoundSource): NewSource {
  const id = randomUUID();
  const address = feedAddress(draft.kind === 'feed' ? draft.url : draft.server);
  const server = hostOf(address);
  const kept = draft.kind === 'feed' ? address : writeAccess({ ...draft, server: address });
  const secret = sealer.seal(kept, { accountId, userId, id });
  const name = draft.name ?? server;
  const calendars = found.map(({ url = '', name }) => {
    const calendarId = randomUUID();
    const sealedHref = url === '' ? null : sealer.seal(url, { accountId, userId, id: calendarId }).sealed;
    const hrefDigest = url === '' ? Buffer.alloc(0) : createHash('sha256').update(url).digest();
    return { id: calendarId, name: name.slice(0, longestName), hrefDigest, sealedHref };
  });
  return { accountId, id, userId, kind: draft.kind, name, server, secret, calendars, now };
}

/** Returns a source as it is before it was ever read. */
export function unreadSource({ calendars, now, ...source }: NewSource): CalendarSource {
  const unread = {
    blocks: 'busy',
    isWrittenTo: false,
    writeProblem: null,
    etag: null,
    lastModified: null,
    syncToken: null,
    bodyDigest: null,
  } as const;
  return {
    ...source,
    whenUnreachable: 'close',
    isIgnored: false,
    isDisconnected: false,
    failures: 0,
    readAt: null,
    triedAt: null,
    notBefore: null,
    problem: null,
    problemSince: null,
    notifiedAt: null,
    createdAt: now,
    updatedAt: now,
    calendars: calendars.map(({ id, name, sealedHref }) => ({
      id,
      name,
      sealedHref,
      ...unread,
      wholeReadAt: null,
      revision: 0,
      hasObjects: false,
      coveredUntil: null,
      unreadable: 0,
      unreadableLines: [],
      doubtful: 0,
    })),
  };
}

/** Returns the name and port of a server, in the form that hosts know. */
export function hostOf(address: string): string {
  return URL.parse(feedAddress(address))?.host ?? '';
}
