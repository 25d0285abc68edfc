import { createHash, randomUUID } from 'node:crypto';
import { type CalendarDraft, type CalendarProblem, ok, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, asInstant, type Clock, type Instant } from '../../time/index.ts';
import type { Requester } from '../outward/index.ts';
import type { CalendarContent, CalendarSource, NewSource, Records } from '../records/index.ts';
import { createCaldavClient, writeAccess } from './caldav/index.ts';
import { CalendarError } from './calendar-error.ts';
import type { Sealer } from './encrypt-secrets.ts';
import { feedAddress } from './fetch-feed.ts';
import { isNotifiedOf } from './is-notified-of.ts';
import { problemSentences } from './problem-sentences.ts';
import { readSource } from './sources/index.ts';
import { checkDeletions } from './writing/index.ts';

export type CalendarsOptions = {
  readonly records: Records;
  readonly clock: Clock;
  readonly random: () => number;
  readonly request: Requester;
  readonly sealer: Sealer;
  /** Minutes between two readings of a calendar. */
  readonly minutes: number;
  /** Whether hosts are mailed about calendars that cannot be read. */
  readonly sendsMail: boolean;
};

/** A source that was read once and can be kept. */
export type PreparedSource = { readonly source: NewSource; readonly contents: readonly CalendarContent[] };

/** Reads the calendars that hosts have elsewhere. */
export type Calendars = {
  /** Encrypts secrets that are shown or used again. */
  readonly sealer: Sealer;
  /** Reads a new source for the first time, or explains why it cannot be read. */
  prepare(
    draft: CalendarDraft,
    owner: { readonly accountId: number; readonly userId: number },
  ): Promise<Result<PreparedSource>>;
  /** Returns when a source is to be read next after it was read. */
  nextReadAt(now: Instant): Instant;
  /** Reads a source now and stores the result. */
  read(source: CalendarSource, signal: AbortSignal): Promise<void>;
  /** Reads again what has not been read for a minute, for as long as a booking can wait. */
  refresh(sources: readonly CalendarSource[]): Promise<void>;
};

const prepareMillis = 8000;
const refreshMillis = 2000;
const freshMinutes = 1;
/** The pause between two readings for a host whom nobody can book. */
const unbookableMinutes = 15;

/** How many minutes to wait after the first failure, the second, and so on. */
const pausesMinutes = [1, 2, 5, 10, 20, 30];
/** When to read a calendar again that has suddenly become empty. */
const emptiedMinutes = 5;

export function createCalendars(options: CalendarsOptions): Calendars {
  const { records, clock, random, request, sealer, minutes } = options;
  const underWay = new Map<string, Promise<void>>();

  /** Varies by a fifth, so that calendars connected together are not always read together. */
  function nextReadAt(now: Instant, pauseMinutes = minutes): Instant {
    return asInstant(Math.round(addMinutes(now, pauseMinutes * (0.8 + random() * 0.4))));
  }

  async function readAndKeep(source: CalendarSource, signal: AbortSignal): Promise<void> {
    const { accountId, id, userId } = source;
    const now = clock();
    const contents = await readSource(options, source, { now, signal });
    const pauseMinutes = (await records.canBeBooked(source)) ? minutes : Math.max(minutes, unbookableMinutes);
    await records.saveReading({ accountId, id, userId, now, nextReadAt: nextReadAt(now, pauseMinutes), contents });
  }

  return {
    sealer,
    nextReadAt,

    async prepare(draft, owner) {
      const signal = AbortSignal.timeout(prepareMillis);
      try {
        const found = await findCalendars(request, draft, { ...owner, now: clock(), signal });
        const source = newSource(draft, found, { ...owner, now: clock() }, sealer);
        const contents = await readSource(options, unreadSource(source), { now: source.now, signal });
        return ok({ source, contents });
      } catch (error) {
        if (!(error instanceof CalendarError)) throw error;
        return refuse({
          code: 'validation_failed',
          reason: error.problem,
          errors: { [draft.kind === 'feed' ? 'url' : 'server']: [problemSentences[error.problem]] },
        });
      }
    },

    async read(source, signal) {
      const { accountId, id } = source;
      try {
        await readAndKeep(source, signal);
        if (source.kind === 'caldav') await checkDeletions(options, source, { now: clock(), signal });
      } catch (error) {
        const now = clock();
        const problem = error instanceof CalendarError ? error.problem : 'unreadable';
        const notBefore = error instanceof CalendarError ? error.notBefore : undefined;
        const notifies = options.sendsMail && isNotifiedOf({ source, problem, now });
        const nextAt = nextReadAfterFailure({ problem, failures: source.failures, notBefore, now });
        await records.noteReadingFailure({ accountId, id, problem, notifies, now, nextReadAt: nextAt });
        if (!(error instanceof CalendarError)) throw error;
      }
    },

    async refresh(sources) {
      const old = sources.filter(
        ({ readAt, isIgnored }) => !isIgnored && (readAt === null || addMinutes(readAt, freshMinutes) <= clock()),
      );
      const signal = AbortSignal.timeout(refreshMillis);
      await Promise.all(
        old.map((source) => {
          const known = underWay.get(source.id);
          if (known) return known;
          // If it cannot be read in time, the known busy times still count; the worker records failures.
          const reading = readAndKeep(source, signal)
            .catch(() => undefined)
            .finally(() => underWay.delete(source.id));
          underWay.set(source.id, reading);
          return reading;
        }),
      );
    },
  };
}

type Failure = {
  readonly problem: CalendarProblem;
  readonly failures: number;
  readonly notBefore: Instant | undefined;
  readonly now: Instant;
};

function nextReadAfterFailure({ problem, failures, notBefore, now }: Failure): Instant {
  const pause = pausesMinutes[Math.min(failures, pausesMinutes.length - 1)] ?? 1;
  const next = addMinutes(now, problem === 'emptied' ? emptiedMinutes : pause);
  return asInstant(Math.max(next, notBefore ?? next));
}

type Owner = { readonly accountId: number; readonly userId: number; readonly now: Instant };

/** Finds the calendars of an account on a server; a feed is one. */
async function findCalendars(
  request: Requester,
  draft: CalendarDraft,
  { signal, now, accountId }: Owner & { readonly signal: AbortSignal },
): Promise<readonly FoundCalendar[]> {
  if (draft.kind === 'feed') return [{ url: undefined, name: draft.name ?? hostOf(draft.url) }];
  const { username, password } = draft;
  const client = createCaldavClient(request, { accountId, username, password, signal, now });
  const found = await client.discover(feedAddress(draft.server));
  if (found.length === 0) throw new CalendarError('not_found');
  return found.slice(0, mostCalendars);
}

/** A calendar of an account; the address of a feed is that of its source. */
type FoundCalendar = { readonly url: string | undefined; readonly name: string };

const longestName = 255;

/** The maximum number of calendars read of one account. */
const mostCalendars = 20;

function hostOf(address: string): string {
  return URL.parse(feedAddress(address))?.host ?? '';
}

function newSource(
  draft: CalendarDraft,
  found: readonly FoundCalendar[],
  { accountId, userId, now }: Owner,
  sealer: Sealer,
): NewSource {
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

/** A source as it is before it was ever read. */
function unreadSource({ calendars, now, ...source }: NewSource): CalendarSource {
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
    ...{ whenUnreachable: 'close', isIgnored: false, failures: 0, readAt: null, problem: null, problemSince: null },
    notifiedAt: null,
    ...{ createdAt: now, updatedAt: now },
    calendars: calendars.map(({ id, name, sealedHref }) => ({
      ...{ id, name, sealedHref, ...unread },
      ...{ wholeReadAt: null, hasObjects: false, coveredUntil: null, unreadable: 0, doubtful: 0 },
    })),
  };
}
