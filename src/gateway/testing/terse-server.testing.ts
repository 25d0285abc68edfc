import { addMinutes, asInstant, type Clock, formatInstant, type Instant, parseInstant } from '../../time/index.ts';

const slotMinutes = 30;

type TerseEvent = { readonly id: string; readonly start: Instant; readonly isCanceled: boolean };

/**
 * A server that implements `/v1` and says as little as possible: no optional field, offsets in hours only, an empty
 * list for an empty object, and nothing about an event except what a request cannot know.
 *
 * @public The tests of the server use it too.
 */
export class TerseServer {
  readonly events = new Map<string, TerseEvent>();
  requests = 0;
  readonly #clock: Clock;
  readonly #times: readonly Instant[];

  constructor(clock: Clock, times: readonly Instant[]) {
    this.#clock = clock;
    this.#times = times;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    this.requests += 1;
    const { pathname, searchParams } = new URL(request.url);
    const [, id = '', act] = /^\/v1\/events\/([^/]+)(\/\w+)?$/.exec(pathname) ?? [];
    const event = this.events.get(id);
    if (event) return this.#answerAbout(event, act, request);
    switch (`${request.method} ${pathname}`) {
      case 'GET /v1/users/me':
        return respond({ first_name: 'Demo', last_name: 'Host', email: 'host@example.org' });
      case 'GET /v1/event-types/42':
        return respond({ title: 'Call', duration: slotMinutes });
      case 'GET /v1/event-types/42/booking-forms':
        return respond([
          { identifier: 'name', type: 'text', is_required: true },
          { identifier: 'email', type: 'email', is_required: true },
          { identifier: 'color', type: 'color' },
        ]);
      case 'GET /v1/event-types/42/slots':
        return this.#answerSlots(searchParams);
      case 'POST /v1/events':
        return this.#book(await request.json());
      default:
        return new Response(null, { status: 404 });
    }
  };

  #answerSlots(query: URLSearchParams): Response {
    const slots: Record<string, { start: string; end: string }[]> = {};
    for (const time of this.#open()) {
      const [start, end] = [write(time), write(addMinutes(time, slotMinutes))];
      const date = start.slice(0, 10);
      if (date < String(query.get('start')) || date > String(query.get('end'))) continue;
      slots[date] ??= [];
      slots[date].push({ start, end });
    }
    return respond({ slots: Object.keys(slots).length > 0 ? slots : [] });
  }

  #book({ start: text }: { start: string }): Response {
    const start = asInstant(parseInstant(text) ?? 0);
    if (!this.#open().includes(start)) return new Response(null, { status: 409 });
    const id = crypto.randomUUID();
    this.events.set(id, { id, start, isCanceled: false });
    return respond({ id }, 201);
  }

  async #answerAbout(event: TerseEvent, act: string | undefined, request: Request): Promise<Response> {
    const { id, start, isCanceled } = event;
    if (act === '/cancel') {
      this.events.set(id, { ...event, isCanceled: true });
      return new Response(null, { status: 204 });
    }
    if (act === '/reschedule') {
      const { start: text } = await request.json();
      this.events.set(id, { ...event, start: asInstant(parseInstant(text) ?? 0) });
      return respond(null);
    }
    const status = isCanceled ? 'cancelled' : 'active';
    return respond({ event_type_id: 42, start: write(start), end: write(addMinutes(start, slotMinutes)), status });
  }

  #open(): Instant[] {
    const takenTimes = [...this.events.values()].filter(({ isCanceled }) => !isCanceled).map(({ start }) => start);
    return this.#times.filter((time) => time >= this.#clock() && !takenTimes.includes(time));
  }
}

function respond(data: unknown, status = 200): Response {
  return Response.json({ success: true, data }, { status });
}

/** Writes an instant with an offset in hours only, as ISO 8601 allows. */
function write(instant: Instant): string {
  return formatInstant(instant, 0).replace('+00:00', '+00');
}
