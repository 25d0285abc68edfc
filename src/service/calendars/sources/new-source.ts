import { createHash, randomUUID } from 'node:crypto';
import type { CalendarDraft } from '../../../contract/index.ts';
import { addMinutes, type Instant } from '../../../time/index.ts';
import type { CalendarSource, ConnectedCalendar, NewCalendar, NewSource, UserKey } from '../../records/index.ts';
import { type DiscoveredAccount, writeAccess } from '../caldav/index.ts';
import type { Sealer } from '../encrypt-secrets.ts';
import { feedAddress } from '../fetch-feed.ts';
import { minutesBetweenLists } from './horizon.ts';

/** A calendar of an account; the address of a feed is that of its source. */
export type FoundCalendar = { readonly url: string | undefined; readonly name: string };

/** The calendars of an account, and the mail addresses at which its user is invited. */
export type FoundAccount = Pick<DiscoveredAccount, 'addresses'> & { readonly calendars: readonly FoundCalendar[] };

type FoundSource = {
  readonly draft: CalendarDraft;
  /** The calendars that were found in the source. */
  readonly foundAccount: FoundAccount;
  readonly owner: UserKey;
  readonly now: Instant;
  readonly sealer: Sealer;
};

const longestName = 255;

/** Makes the source of a draft, with the calendars that were found in it; its secrets are encrypted. */
export function newSource({ draft, foundAccount, owner: { accountId, userId }, now, sealer }: FoundSource): NewSource {
  const id = randomUUID();
  const address = feedAddress(draft.kind === 'feed' ? draft.url : draft.server);
  const server = hostOf(address);
  const { addresses } = foundAccount;
  const text = draft.kind === 'feed' ? address : writeAccess({ ...draft, server: address, addresses: [...addresses] });
  const secret = sealer.seal(text, { accountId, userId, id });
  const name = draft.name ?? server;
  const { keyId } = secret;
  const calendars = foundAccount.calendars.map((each) => newCalendar(each, { sealer, accountId, userId, keyId }));
  const nextListAt = draft.kind === 'feed' ? null : addMinutes(now, minutesBetweenLists);
  return { accountId, id, userId, kind: draft.kind, name, server, secret, calendars, now, nextListAt };
}

type Sealing = UserKey & {
  readonly sealer: Sealer;
  /** The key of the secret of its source: both are opened with the same one. */
  readonly keyId: number;
};

/** Makes a calendar that was found in a source; its address is encrypted. */
export function newCalendar({ url, name }: FoundCalendar, { sealer, ...sealing }: Sealing): NewCalendar {
  const id = randomUUID();
  return {
    id,
    name: name.slice(0, longestName),
    hrefDigest: url === undefined ? Buffer.alloc(0) : createHash('sha256').update(url).digest(),
    sealedHref: url === undefined ? null : sealer.seal(url, { ...sealing, id }).sealed,
  };
}

/** Returns a source as it is before it was ever read. */
export function unreadSource({ calendars, now, ...source }: NewSource): CalendarSource {
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
    leftOutProblem: null,
    createdAt: now,
    updatedAt: now,
    calendars: calendars.map(unreadCalendar),
  };
}

/** Returns a calendar as it is before it was ever read. */
export function unreadCalendar({ id, name, sealedHref }: NewCalendar): ConnectedCalendar {
  return {
    id,
    name,
    sealedHref,
    blocks: 'busy',
    isWrittenTo: false,
    writeProblem: null,
    etag: null,
    lastModified: null,
    syncToken: null,
    bodyDigest: null,
    wholeReadAt: null,
    revision: 0,
    hasObjects: false,
    coveredUntil: null,
    unreadable: 0,
    unreadableLines: [],
    doubtful: 0,
  };
}

/** Returns the name and port of a server, in the form that hosts know. */
export function hostOf(address: string): string {
  return URL.parse(feedAddress(address))?.host ?? '';
}
