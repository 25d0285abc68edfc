import { type Event, type MailRecipient, type Slot, success } from '../../contract/index.ts';
import {
  addDays,
  addMinutes,
  asInstant,
  type Clock,
  formatInstant,
  formatInstantIn,
  type Instant,
  type LocalDate,
  localDateAt,
  parseInstant,
  startOfDate,
  utc,
  type ZoneName,
} from '../../time/index.ts';
import { event, FakeServer, refusal } from './fake-server.testing.ts';

export type SlotsRequest = {
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly timezone: ZoneName;
  readonly except_event?: string;
};

const slotMinutes = 30;

/**
 * A server with its own calendar: it offers the times of a list, each once, and books them.
 *
 * @public
 */
export class CalendarServer extends FakeServer {
  readonly events = new Map<string, Event>();
  /** Ascending. */
  times: readonly Instant[];
  readonly #clock: Clock;

  constructor(clock: Clock, times: readonly Instant[]) {
    super();
    this.#clock = clock;
    this.times = times;
    this.eventType = { ...this.eventType, min_scheduling_notice: 0, booking_window_days: null };
    this.instead.set('GET /v1/event-types/42/slots', (request) => this.#answerSlots(new URL(request.url).searchParams));
    this.instead.set('POST /v1/events', (request) => this.#answerBooking(request));
    this.instead.set('GET /v1/events', (request) => this.#answerEvents(new URL(request.url).searchParams));
  }

  /** Who gets mail about a booking; undefined for no one. */
  mailedTo: readonly MailRecipient[] | undefined;

  /** When bookings end, sent with all slots; undefined for a server that does not say. */
  bookableUntil: Instant | undefined;

  /** The booked events that still exist. */
  get booked(): Instant[] {
    return [...this.events.values()].filter(({ status }) => status === 'confirmed').map(startOf);
  }

  /** Returns how many requests came whose path ends like this. */
  countOf(path: string): number {
    return this.requests.filter((request) => new URL(request.url).pathname.endsWith(path)).length;
  }

  /** Returns the open slots in a range, grouped as the API says, and the next one if there are none. */
  slotsFor({ start, end, timezone, except_event: except }: SlotsRequest): {
    slots: Record<string, Slot[]>;
    next_available?: string | null;
    bookable_until?: string;
  } {
    const slots: Record<string, Slot[]> = {};
    let next: string | undefined;
    for (const time of this.#open(except)) {
      const date = dateIn(time, timezone);
      const slotStart = writtenIn(time, timezone);
      if (date > end && date <= addDays(end, 366)) next ??= slotStart;
      if (date < start || date > end) continue;
      slots[date] ??= [];
      slots[date].push({ start: slotStart, end: writtenIn(addMinutes(time, slotMinutes), timezone) });
    }
    const until = this.bookableUntil;
    return {
      slots,
      ...(Object.keys(slots).length === 0 && { next_available: next ?? null }),
      ...(until !== undefined && { bookable_until: formatInstantIn(until, timezone) }),
    };
  }

  /** Takes a time as if someone had booked it elsewhere. */
  take(start: Instant, id: string = crypto.randomUUID()): Event {
    const times = { start: formatInstant(start, 0), end: formatInstant(addMinutes(start, slotMinutes), 0) };
    const newEvent = {
      ...event,
      ...times,
      id,
      ics_uid: `${id}@sched-booking`,
      created_at: formatInstant(this.#clock(), 0),
    };
    this.events.set(id, newEvent);
    this.#answerAbout(id);
    return newEvent;
  }

  #answerEvents(query: URLSearchParams): Response {
    const [from, to] = ['from', 'to'].map((name) => parseInstant(query.get(name) ?? '') ?? 0);
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 15)];
    const all = [...this.events.values()].filter(
      (one) => one.status === query.get('status') && startOf(one) >= Number(from) && startOf(one) < Number(to),
    );
    const data = all.slice((page - 1) * perPage, page * perPage);
    return Response.json(success({ current_page: page, data, per_page: perPage, total: all.length }));
  }

  #open(except?: string): Instant[] {
    const now = this.#clock();
    const inTheWay = [...this.events.values()].filter(({ id, status }) => id !== except && status === 'confirmed');
    const takenTimes = inTheWay.map(startOf);
    return this.times.filter((time) => time >= now && !takenTimes.includes(time));
  }

  #answerSlots(query: URLSearchParams): Response {
    // The gateway asks with real dates and names.
    const request = Object.fromEntries(query) as unknown as SlotsRequest;
    return Response.json(success(this.slotsFor(request)));
  }

  async #answerBooking(request: Request): Promise<Response> {
    const draft = await request.json();
    const start = asInstant(parseInstant(draft.start) ?? 0);
    if (!this.#open().includes(start)) return refusal({ code: 'slot_unavailable', reason: 'taken' });
    const { answers, metadata, timezone } = draft;
    const invitee = { name: answers.name, email: answers.email, timezone };
    const times = {
      start: formatInstantIn(start, timezone),
      end: formatInstantIn(addMinutes(start, slotMinutes), timezone),
    };
    const guests: string[] = answers.guests ?? [];
    const newEvent = { ...this.take(start), ...times, timezone, answers, metadata, invitee, guests };
    this.events.set(newEvent.id, newEvent);
    const mailed = this.mailedTo && { mailed_to: this.mailedTo };
    return Response.json(success({ ...newEvent, ...mailed }), { status: 201 });
  }

  /** Shows, cancels and reschedules an event as the API says. */
  #answerAbout(id: string): void {
    const path = `/v1/events/${id}`;
    const current = () => this.events.get(id) ?? event;
    const change = (change: Partial<Event>) => {
      this.events.set(id, { ...current(), ...change });
      return Response.json(success(current()));
    };
    this.instead.set(`GET ${path}`, () => change({}));
    this.instead.set(`POST ${path}/cancel`, () => {
      if (startOf(current()) < this.#clock()) return refusal({ code: 'event_in_past' });
      return change({ status: 'canceled' });
    });
    this.instead.set(`POST ${path}/reschedule`, async (request) => {
      if (current().status === 'canceled') return refusal({ code: 'event_canceled' });
      if (startOf(current()) < this.#clock()) return refusal({ code: 'event_in_past' });
      const start = startOf(await request.json());
      if (!this.#open(id).includes(start)) return refusal({ code: 'slot_unavailable', reason: 'taken' });
      const end = formatInstant(addMinutes(start, slotMinutes), 0);
      return change({ start: formatInstant(start, 0), end, sequence: current().sequence + 1 });
    });
  }
}

// Tests format the same few times thousands of times.
const dateIn = remembering(localDateAt);
const writtenIn = remembering(formatInstantIn);

function remembering<Value>(
  find: (instant: Instant, zone: ZoneName) => Value,
): (instant: Instant, zone: ZoneName) => Value {
  const values = new Map<string, Value>();
  return (instant, zone) => {
    const key = `${instant} ${zone}`;
    const value = values.get(key) ?? find(instant, zone);
    values.set(key, value);
    return value;
  };
}

function startOf({ start }: Pick<Event, 'start'>): Instant {
  return asInstant(parseInstant(start) ?? 0);
}

/**
 * Times every day at the full hours of UTC, from one date on, for the given number of days.
 *
 * @public
 */
export function hourly(from: LocalDate, days: number, hours: readonly number[]): Instant[] {
  return Array.from({ length: days }, (_, day) => startOfDate(addDays(from, day), utc)).flatMap((midnight) =>
    hours.map((hour) => addMinutes(midnight, hour * 60)),
  );
}
