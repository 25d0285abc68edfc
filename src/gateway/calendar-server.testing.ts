import { type Slot, success } from '../contract/index.ts';
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
} from '../time/index.ts';
import { event, FakeServer, refusal } from './upstream.testing.ts';

export type Asked = { readonly start: LocalDate; readonly end: LocalDate; readonly timezone: ZoneName };

const slotMinutes = 30;

/** A server with a calendar of its own: it offers given times, each once, and books them. */
export class CalendarServer extends FakeServer {
  readonly booked: Instant[] = [];
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
  }

  /** How many requests of a kind came, by the end of their path. */
  countOf(path: string): number {
    return this.asked.filter((request) => new URL(request.url).pathname.endsWith(path)).length;
  }

  /** What is open in a range, grouped as the interface says, and what comes next when there is nothing. */
  answer({ start, end, timezone }: Asked): { slots: Record<string, Slot[]>; next_available?: string | null } {
    const slots: Record<string, Slot[]> = {};
    let next: string | undefined;
    for (const time of this.#open()) {
      const date = localDateAt(time, timezone);
      const written = formatInstantIn(time, timezone);
      if (date > end && date <= addDays(end, 366)) next ??= written;
      if (date < start || date > end) continue;
      slots[date] ??= [];
      slots[date].push({ start: written, end: formatInstantIn(addMinutes(time, slotMinutes), timezone) });
    }
    return { slots, ...(Object.keys(slots).length === 0 && { next_available: next ?? null }) };
  }

  #open(): Instant[] {
    const now = this.#clock();
    return this.times.filter((time) => time >= now && !this.booked.includes(time));
  }

  #answerSlots(query: URLSearchParams): Response {
    // The gateway asks with real dates and names.
    const asked = Object.fromEntries(query) as unknown as Asked;
    return Response.json(success(this.answer(asked)));
  }

  async #answerBooking(request: Request): Promise<Response> {
    const draft = await request.json();
    const start = asInstant(parseInstant(draft.start) ?? 0);
    if (!this.#open().includes(start)) return refusal({ code: 'slot_unavailable', reason: 'taken' });
    this.booked.push(start);
    const times = { start: formatInstant(start, 0), end: formatInstant(addMinutes(start, slotMinutes), 0) };
    return Response.json(success({ ...event, ...times }), { status: 201 });
  }
}

/** Times every day at the full hours of UTC, from one date on, for so many days. */
export function hourly(from: LocalDate, days: number, hours: readonly number[]): Instant[] {
  return Array.from({ length: days }, (_, day) => startOfDate(addDays(from, day), utc)).flatMap((midnight) =>
    hours.map((hour) => addMinutes(midnight, hour * 60)),
  );
}
