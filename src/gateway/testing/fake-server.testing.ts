import type { BookingFormField, Event, EventType, User } from '../../contract/index.ts';
import { failure, type Problem, problems, success } from '../../contract/index.ts';

export const secretKey = 'sk_live_secret_of_the_account';

const eventType: EventType = {
  id: 42,
  public_id: 'demo/introductory-call',
  host: { id: 1, name: 'Demo Host', avatar: '', timezone: 'Europe/Berlin', time_format: 24, start_of_week: 1 },
  title: 'Introductory call',
  slug: 'introductory-call',
  description: 'A first conversation.',
  duration: 30,
  durations: null,
  time_slot_interval: null,
  buffer_time_before_event: 5,
  buffer_time_after_event: 10,
  min_scheduling_notice: 60,
  booking_frequency_limits: { day: 3 },
  booking_window_days: 60,
  availability_id: 7,
  location: { type: 'video', value: 'https://meet.example/secret-room' },
  redirect_url: null,
  is_active: true,
  visibility: 'public',
  reminders: [],
  most_open_per_invitee: null,
  locale: null,
  position: 0,
  archived_at: null,
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-01T00:00:00+00:00',
};

const host: User = {
  id: 1,
  first_name: 'Demo',
  last_name: 'Host',
  username: 'demo',
  email: 'host@example.org',
  timezone: 'Europe/Berlin',
  time_format: 24,
  start_of_week: 1,
  avatar: '',
  updated_at: '2026-03-02T07:00:00+00:00',
};

const fields: BookingFormField[] = [
  field({ id: 3, identifier: 'retired', is_active: false, is_required: true, position: 0 }),
  field({ id: 2, identifier: 'email', type: 'email', is_required: true, position: 2 }),
  field({ id: 1, identifier: 'name', is_required: true, position: 1 }),
];

export const event: Event = {
  id: '0190a6a5-7a00-7000-8000-000000000001',
  event_type_id: 42,
  status: 'confirmed',
  start: '2026-04-07T07:30:00+00:00',
  end: '2026-04-07T08:00:00+00:00',
  timezone: 'Europe/Berlin',
  duration: 30,
  host: { name: 'Demo Host', email: 'host@example.org', timezone: 'Europe/Berlin' },
  contact_id: '0190a6a5-7a00-7000-8000-000000000002',
  invitee: { name: 'Ada', email: 'ada@example.org', timezone: 'Europe/Berlin' },
  guests: [],
  answers: { name: 'Ada', email: 'ada@example.org' },
  metadata: {},
  location: { type: 'video', value: 'https://meet.example/secret-room' },
  cancel_reason: null,
  ics_uid: '0190a6a5@sched-booking',
  sequence: 0,
  created_at: '2026-04-01T00:00:00+00:00',
  updated_at: '2026-04-01T00:00:00+00:00',
};

const slots = { slots: { '2026-04-07': [{ start: event.start, end: event.end, host_note: 'internal' }] }, internal: 1 };

/** A server that implements `/v1`: it knows event type 42, records requests, and responds as a test says. */
export class FakeServer {
  readonly requests: Request[] = [];
  eventType: Omit<EventType, 'public_id' | 'visibility'> & Partial<EventType> = eventType;
  /** The response to a request of this method and path, in place of the usual one. */
  readonly instead = new Map<string, (request: Request) => Response | Promise<Response>>();

  readonly fetch = async (request: Request): Promise<Response> => {
    this.requests.push(request.clone());
    const { pathname } = new URL(request.url);
    const instead = this.instead.get(`${request.method} ${pathname}`);
    if (instead) return instead(request);
    const data = this.#responses()[`${request.method} ${pathname}`];
    if (!data) return refusal({ code: 'resource_not_found' });
    return Response.json(success(data), { status: request.method === 'POST' ? 201 : 200 });
  };

  #responses(): Record<string, unknown> {
    return {
      'GET /v1/event-types/42': { ...this.eventType, internal: 'note' },
      'GET /v1/users/me': host,
      'GET /v1/event-types/42/booking-forms': fields,
      'GET /v1/event-types/42/slots': slots,
      'POST /v1/events': event,
    };
  }
}

/** Refuses as our server does, with a detail that visitors must not see. */
export function refusal(problem: Problem): Response {
  return Response.json(
    { ...failure(problem, 'upstream-id'), debug: secretKey },
    { status: problems[problem.code].status, headers: { 'x-powered-by': secretKey } },
  );
}

function field(difference: Partial<BookingFormField>): BookingFormField {
  const plain = { id: 1, identifier: 'x', label: 'X', type: 'text', placeholder: '', options: [] } as const;
  return { ...plain, options: [], is_required: false, is_active: true, position: 0, ...difference };
}
