import { vi } from 'vitest';
import type { BookingFormField, FieldType, FormToken, PublicEventType } from '../../contract/index.ts';
import { type Answer, bookedEvent, createFakeEvent, isoOf } from './fake-event.testing.ts';

/** The current time in all widget tests: a Friday afternoon in Berlin. */
export const now = '2026-11-20T13:32:00Z';

export const apiBase = 'https://book.test/embed/v1';

/** Stops the clock of `performance` at an instant. The widget reads that clock because a page may mock `Date`. */
export function holdClock(iso: string): void {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.parse(iso));
}

export const introductoryCall: PublicEventType = {
  id: 42,
  title: 'Introductory call',
  description: 'A first conversation.',
  duration: 30,
  durations: null,
  location: { type: 'video' },
  redirect_url: null,
  host: { name: 'Demo Host', avatar: '', timezone: 'America/New_York', time_format: 24, start_of_week: 1 },
};

/** Creates a field. It is required only if `more` says so. */
export function field(type: FieldType, label: string, more: Partial<BookingFormField> = {}): BookingFormField {
  const identifier = label.toLowerCase().replace(/\W+/g, '_');
  const base = { id: 1, identifier, label, type, placeholder: '', is_required: false, is_active: true };
  return { ...base, position: 0, options: [], ...more };
}

export const nameAndEmail = [
  field('text', 'Name', { is_required: true }),
  field('email', 'Email', { identifier: 'email', is_required: true, position: 1 }),
];

type RequestOf = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly manageToken: string | null;
  /** The Idempotency-Key. */
  readonly key: string | null;
};

/** Creates a gateway that responds from memory: New York, weekdays 9:00 to 12:00, every half hour. */
export function createFakeGateway(fields: readonly BookingFormField[] = nameAndEmail) {
  const state = stateAtFirst();

  function answer({ path, query, body, manageToken, key }: RequestOf): Answer {
    if (path === '/events') return bookOnce(String(key), body as Record<string, unknown>); // what the widget sent
    if (path.startsWith('/events/')) return state.managed.answer(path, body, manageToken);
    if (!state.eventType) return problem(404, 'resource_not_found');
    if (path.endsWith('/booking-forms')) return state.fieldsRefusal ?? success(fields);
    if (path.endsWith('/form-token')) return state.tokenRefusal ?? success(state.formToken);
    if (path.endsWith('/slots') && state.isClosed) return problem(503, 'unavailable', { reason: 'closed' });
    if (path.endsWith('/slots')) return success(slotsOf(state, query));
    return success(state.eventType);
  }

  /**
   * Responds to a key that was used for a booking as a gateway does: with the same response, or with a refusal if the
   * request differs.
   */
  function bookOnce(key: string, draft: Record<string, unknown>): Answer {
    const { form_token: _, proof_of_work: __, ...booking } = draft;
    const earlier = state.bookingsByKey.get(key);
    if (earlier)
      return earlier.booking === JSON.stringify(booking) ? earlier.answer : problem(422, 'idempotency_key_reused');
    const answer = book(draft);
    if (answer.status === 201) state.bookingsByKey.set(key, { booking: JSON.stringify(booking), answer });
    return answer;
  }

  function book(draft: Record<string, unknown>): Answer {
    state.bookingRequests.push(draft);
    const refusal = state.refusals.shift() ?? state.refusal;
    if (refusal) return refusal;
    const { duration, durations = null } = state.eventType ?? introductoryCall;
    if (!(durations ?? [duration]).includes(Number(draft.duration ?? duration))) {
      return problem(422, 'validation_failed', { errors: { duration: ['must be another'] } });
    }
    state.bookings.push(draft);
    return bookedAnswer(draft);
  }

  async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    state.requestedUrls.push(`${url.pathname.replace('/embed/v1', '')}${url.search}`);
    if (state.isDown) throw new TypeError('Failed to fetch');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init.headers);
    const manageToken = headers.get('sched-manage-token');
    if (manageToken && url.pathname.endsWith('/slots')) state.movingTokens.push(manageToken);
    const key = headers.get('idempotency-key');
    const isBusy = state.busySeconds !== undefined;
    const { status, body: reply } = isBusy
      ? problem(429, 'too_many_requests')
      : answer({ path: url.pathname.replace('/embed/v1', ''), query: url.searchParams, body, manageToken, key });
    if (init.method === 'POST') state.keys.push(key);
    if (body && state.repliesLost > 0) {
      state.repliesLost -= 1;
      throw new TypeError('Failed to fetch');
    }
    const replyHeaders = {
      date: new Date(now).toUTCString(),
      ...(isBusy && { 'retry-after': String(state.busySeconds) }),
    };
    return new Response(JSON.stringify(reply), { status, headers: replyHeaders });
  }

  return { state, fetch: fakeFetch };
}

function slotsOf(state: ReturnType<typeof stateAtFirst>, query: URLSearchParams) {
  const { starts, nextAvailable, bookableUntil } = state;
  const minutes = Number(query.get('duration') ?? state.eventType?.duration);
  const [start = '', end = ''] = [query.get('start') ?? '', query.get('end') ?? ''];
  const slots: Record<string, { start: string; end: string }[]> = {};
  for (const iso of starts) {
    const date = iso.slice(0, 10);
    if (date < start || date > end) continue;
    slots[date] = [...(slots[date] ?? []), { start: iso, end: isoOf(Date.parse(iso) + minutes * 60_000) }];
  }
  const isEmpty = Object.keys(slots).length === 0;
  return { slots, bookable_until: bookableUntil, ...(isEmpty && { next_available: nextAvailable }) };
}

function bookedAnswer({ start, timezone }: Record<string, unknown>): Answer {
  return { status: 201, body: { success: true, data: bookedEvent(String(start), String(timezone)) } };
}

function stateAtFirst() {
  return {
    eventType: introductoryCall as PublicEventType | undefined,
    starts: weekdayMornings(),
    /** Undefined if the gateway does not say. */
    nextAvailable: null as string | null | undefined,
    /** When bookings end; undefined if they have no end, or the gateway does not say. */
    bookableUntil: undefined as string | undefined,
    bookings: [] as Record<string, unknown>[],
    /** Bookings by their idempotency key. */
    bookingsByKey: new Map<string, { readonly booking: string; readonly answer: Answer }>(),
    /** A booking that can be opened by its token. */
    managed: createFakeEvent(),
    /** The manage tokens sent with requests for slots. */
    movingTokens: [] as string[],
    /** The path and query of each request, in order. */
    requestedUrls: [] as string[],
    isDown: false,
    /** Refuses every request for slots: the host has none for now. */
    isClosed: false,
    /** Refuses every request for the given number of seconds. */
    busySeconds: undefined as number | undefined,
    formToken: { token: 'form-token', usable_in_seconds: 0, proof_of_work: null } as FormToken,
    /** The response to a request for the fields of the form, in place of the fields. */
    fieldsRefusal: undefined as Answer | undefined,
    /** The response to a request for a form token, in place of a token. */
    tokenRefusal: undefined as Answer | undefined,
    /** The body of each request to book, refused ones too. */
    bookingRequests: [] as Record<string, unknown>[],
    /** The response to a booking, in place of a success. */
    refusal: undefined as Answer | undefined,
    /** Responses to bookings, each used once, in this order. */
    refusals: [] as Answer[],
    /** How many responses to bookings get lost, although the bookings are made. */
    repliesLost: 0,
    /** The idempotency keys of the requests to book, in order. */
    keys: [] as (string | null)[],
  };
}

export function problem(status: number, code: string, more: Record<string, unknown> = {}): Answer {
  return { status, body: { success: false, error: { code, message: code, request_id: 'req_1', ...more } } };
}

function success(data: unknown): Answer {
  return { status: 200, body: { success: true, data } };
}

/** 14:00 to 16:30 UTC is 9:00 to 11:30 in New York and 15:00 to 17:30 in Berlin, all of that winter. */
function weekdayMornings(): string[] {
  const starts: string[] = [];
  for (let day = Date.parse('2026-11-23'); day < Date.parse('2027-01-30'); day += 86_400_000) {
    const weekday = new Date(day).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (let minute = 14 * 60; minute < 17 * 60; minute += 30) starts.push(isoOf(day + minute * 60_000));
  }
  return starts;
}
