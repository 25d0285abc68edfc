import type { ReadonlySignal } from '@preact/signals';
import { focusManager, QueryClient, type QueryObserverOptions } from '@tanstack/query-core';
import { type Client, createClient, type Failed, type Reply } from '../api/index.ts';
import {
  type Answers,
  type BookingFormField,
  embedEndpoints,
  type FormToken,
  type ManagedEvent,
  type PublicEventType,
} from '../contract/index.ts';
import { type Instant, parseInstant } from '../time/index.ts';
import { readTimes } from './calendar/index.ts';
import type { EarlyAnswers } from './early.ts';
import { createEventActs, type EventActs, eventQuery, headersOf, type ManageToken } from './event-queries.ts';
import { nextTask } from './next-task.ts';
import { dataOf, failureOf, RequestFailed } from './request-failed.ts';
import { createServerClock } from './server-clock.ts';
import { isDayApart, type Times, type TimesWish } from './times-wish.ts';
import { type LoadedOr, watchQuery } from './watch-query.ts';

/** What is known of something asked for. */
export type Loaded<Data> = LoadedOr<Data, Failed>;

export type EventWish = {
  readonly eventType: number;
  readonly start: string;
  readonly durationMinutes: number | undefined;
  readonly timezone: string;
  readonly answers: Answers;
  readonly metadata: Readonly<Record<string, string>>;
  /** What is in the field that nobody sees. */
  readonly extra: string;
};

/** A try of a booking: the same key over all of them, and what shows that a person books. */
export type EventTry = EventWish & {
  readonly key: string;
  readonly formToken: string;
  readonly proofOfWork: string;
};

export type { Failed, Reply };

/** What a page asks a gateway. What is watched is kept fresh until the model it was called in is disposed. */
export type Gateway = EventActs & {
  /** Everything before the path of a request. */
  readonly baseUrl: string;
  /** The gateway's time, to the minute. */
  readonly now: ReadonlySignal<Instant>;
  readonly watchEventType: (id: () => number | undefined) => ReadonlySignal<Loaded<PublicEventType>>;
  readonly watchFields: (id: () => number | undefined) => ReadonlySignal<Loaded<BookingFormField[]>>;
  readonly watchEvent: (token: ManageToken | undefined) => ReadonlySignal<Loaded<ManagedEvent>>;
  readonly watchTimes: (wish: () => TimesWish | undefined) => ReadonlySignal<Loaded<Times>>;
  readonly prefetchTimes: (wish: TimesWish) => void;
  /** Asks all times again; resolves when they are here. */
  readonly refreshTimes: () => Promise<void>;
  /** Asks again what has failed. */
  readonly retry: () => void;
  readonly askFormToken: (eventType: number, signal: AbortSignal) => Promise<Reply<FormToken>>;
  readonly book: (wish: EventTry, signal: AbortSignal) => Promise<Reply<ManagedEvent>>;
};

const retries = 3;
const firstRetryMillis = 800;
const longestRetryMillis = 10_000;
const freshMillis = 15_000;
const refreshMillis = 120_000;
const failedMillis = 20_000;
const busySeconds = 10;

type Options<Data> = QueryObserverOptions<Data>;

const open = new Map<string, { readonly gateway: Gateway; readonly queries: QueryClient; users: number }>();

/** Opens the gateway at an address: one for all widgets of a page, so that they share what they ask. */
export function openGateway(baseUrl: string, early: EarlyAnswers): { gateway: Gateway; close: () => void } {
  let shared = open.get(baseUrl);
  if (!shared) {
    const queries = createQueries();
    queries.mount();
    shared = { gateway: createGateway(baseUrl, early, queries), queries, users: 0 };
    open.set(baseUrl, shared);
  }
  const used = shared;
  used.users += 1;
  return {
    gateway: used.gateway,
    close() {
      used.users -= 1;
      if (used.users > 0) return;
      open.delete(baseUrl);
      used.queries.unmount();
      used.queries.clear();
    },
  };
}

function createQueries(): QueryClient {
  // The library heeds tabs alone; a window that was behind another has old times as well.
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  });
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The library's own way of being offline is to wait without a word.
        networkMode: 'always',
        staleTime: freshMillis,
        refetchOnReconnect: true,
        retry: (count, error) =>
          error instanceof RequestFailed && (isBusy(error.failed) || (count < retries && isPassing(error.failed))),
        retryDelay: (count, error) =>
          error instanceof RequestFailed && isBusy(error.failed)
            ? busySecondsOf(error.failed) * 1000
            : Math.min(firstRetryMillis * 2 ** count, longestRetryMillis),
        refetchInterval: ({ state: { error } }) =>
          error instanceof RequestFailed && isPassing(error.failed) ? failedMillis : false,
      },
    },
  });
}

/** Returns whether asking again may help. */
function isPassing(failed: Failed): boolean {
  return failed.kind === 'unreachable' || failed.status === 429 || failed.status >= 500;
}

/** Returns whether there are too many requests: then it is asked again for as long as it takes. */
export function isBusy(failed: Failed): boolean {
  return failed.kind === 'refused' && failed.status === 429;
}

/** Returns how many seconds a busy gateway wants to be left alone. */
export function busySecondsOf(failed: Failed): number {
  return (failed.kind === 'refused' && failed.retryAfterSeconds) || busySeconds;
}

function createGateway(baseUrl: string, early: EarlyAnswers, queries: QueryClient): Gateway {
  const { now, set: onServerTime } = createServerClock();
  const client = createClient({ baseUrl, fetch: (request) => fetchOnce(request, early), onServerTime });
  const watch = <Data>(options: () => Options<Data>) => watchQuery({ queries, options, failureOf });
  return {
    baseUrl,
    now,
    watchEventType: (id) => watch(() => eventTypeQuery(client, id())),
    watchFields: (id) => watch(() => fieldsQuery(client, id())),
    watchEvent: (token) => watch(() => eventQuery(client, token)),
    watchTimes: (wish) => watch(() => timesQuery(client, wish())),
    prefetchTimes: (wish) => void queries.prefetchQuery({ ...timesQuery(client, wish), retry: false }),
    refreshTimes: () => queries.invalidateQueries({ queryKey: ['times'] }),
    retry: () => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
    ...createEventActs(client),
    askFormToken: (id, abort) => client(embedEndpoints.getFormToken, { params: { id }, signal: abort }),
    book: ({ key, ...wish }, abort) =>
      client(embedEndpoints.createEvent, { body: draftOf(wish), headers: { 'idempotency-key': key }, signal: abort }),
  };
}

/** Writes a booking as it goes over the wire; what is empty is left out. */
function draftOf({ eventType, durationMinutes, formToken, proofOfWork, extra, ...rest }: Omit<EventTry, 'key'>) {
  return {
    event_type_id: eventType,
    duration: durationMinutes,
    ...rest,
    form_token: formToken || undefined,
    proof_of_work: proofOfWork || undefined,
    extra: extra || undefined,
  };
}

/** Takes an early answer where there is one; the request's abort then reaches it. */
function fetchOnce(request: Request, early: EarlyAnswers): Promise<Response> {
  const found = request.method === 'GET' ? early.get(request.url) : undefined;
  if (!found) return fetch(request);
  early.delete(request.url);
  request.signal.addEventListener('abort', found.cancel, { once: true });
  return found.answer;
}

function eventTypeQuery(client: Client, id: number | undefined): Options<PublicEventType> {
  return {
    queryKey: ['event type', id],
    enabled: id !== undefined,
    queryFn: async ({ signal: abort }) =>
      dataOf(await client(embedEndpoints.getEventType, { params: { id: id ?? 0 }, signal: abort })),
  };
}

function fieldsQuery(client: Client, id: number | undefined): Options<BookingFormField[]> {
  return {
    queryKey: ['fields', id],
    enabled: id !== undefined,
    queryFn: async ({ signal: abort }) =>
      dataOf(await client(embedEndpoints.listBookingFormFields, { params: { id: id ?? 0 }, signal: abort })),
  };
}

function timesQuery(client: Client, wish: TimesWish | undefined): Options<Times> {
  return {
    queryKey: ['times', wish],
    enabled: wish !== undefined,
    refetchInterval: ({ state: { status } }) => (status === 'error' ? failedMillis : refreshMillis),
    placeholderData: (known, before) => {
      // The key is the one made above.
      const wished = before?.queryKey[1] as TimesWish | undefined;
      return wish && wished && isDayApart(wished, wish) ? known : undefined;
    },
    queryFn: async ({ signal: abort }) => {
      if (!wish) throw new Error('A query without a wish is not enabled.');
      const { eventType: id, dates, durationMinutes: duration, moving } = wish;
      // The order of the query is the order of the early request: only equal addresses meet.
      const query = { ...dates, timezone: 'UTC', duration };
      const { slots, next_available } = dataOf(
        await client(embedEndpoints.getSlots, { params: { id }, query, headers: headersOf(moving), signal: abort }),
      );
      // Read, grouped and drawn in one task, a month of times would hold up a slow phone.
      await nextTask();
      const times = readTimes(slots);
      await nextTask();
      return {
        dates,
        times,
        nextAvailable: next_available === null ? null : parseInstant(next_available ?? ''),
      };
    },
  };
}
