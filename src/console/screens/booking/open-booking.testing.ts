import type { BookingFormField, Event, EventHistoryEntry, Mail, SlotExplanation } from '../../../contract/index.ts';
import { openScreen, type Replies, sampleEvent, sampleEventType, sampleUser } from '../../testing/index.ts';
import { bookingScreen } from './index.ts';

const notes: BookingFormField = {
  id: 3,
  identifier: 'notes',
  label: 'What shall we talk about?',
  type: 'textarea',
  placeholder: '',
  is_required: false,
  is_active: true,
  position: 2,
  options: [],
};

const colleagues: BookingFormField = {
  ...notes,
  id: 4,
  identifier: 'colleagues',
  label: 'Who else is coming?',
  type: 'multiple_emails',
  position: 3,
};

const phone: BookingFormField = { ...notes, id: 5, identifier: 'phone', label: 'Phone', type: 'phone', position: 4 };

const confirmation: Mail = {
  id: '1c1d4a52-8a51-4c53-9f0d-0c9b1f6f6a01',
  event_id: sampleEvent().id,
  kind: 'event.created',
  recipient: 'invitee',
  address: 'ada@example.org',
  status: 'failed',
  tries: 8,
  response_status: 550,
  next_try_at: null,
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
};

const history: EventHistoryEntry[] = [
  { kind: 'change', at: '2026-11-20T09:00:00Z', change: 'booked', actor: { via: 'gateway', user_id: null } },
  { kind: 'mail', at: '2026-11-20T09:00:00Z', mail: confirmation },
  {
    kind: 'change',
    at: '2026-11-21T09:00:00Z',
    change: 'rescheduled',
    actor: { via: 'session', user_id: 1 },
    from: '2026-11-23T14:00:00Z',
    to: '2026-11-24T14:00:00Z',
  },
];

type BookingScreenOptions = {
  readonly isMailed?: boolean;
  readonly explanation?: SlotExplanation;
  readonly durations?: number[];
  readonly locale?: string;
  readonly role?: 'owner' | 'member';
  readonly replies?: Replies;
};

/** Opens the page of a booking on a server that stores changes. */
export async function openBooking(
  change: Partial<Event> = {},
  {
    isMailed = true,
    explanation,
    durations,
    locale = 'en-GB',
    role = 'owner',
    replies = {},
  }: BookingScreenOptions = {},
) {
  let event = sampleEvent(change);
  const keep = (next: Partial<Event>): Event => {
    event = { ...event, ...next };
    return { ...event, ...(isMailed && { mailed_to: ['invitee', 'host'] }) };
  };
  return openScreen(bookingScreen, `/bookings/${event.id}`, {
    locale,
    role,
    sendsMail: isMailed,
    replies: {
      getEvent: () => event,
      getEventType: () => sampleEventType({ durations: durations ?? null }),
      listBookingFormFields: () => [notes, colleagues, phone],
      getCurrentUser: () => sampleUser(),
      getEventHistory: () => history,
      listEventHosts: () => [],
      resendEventMail: () => confirmation,
      updateEvent: ({ body }) => keep(body as Partial<Event>),
      cancelEvent: () => keep({ status: 'canceled' }),
      markEventNoShow: ({ body }) => {
        const { absent } = body as { absent: boolean };
        const { outcome: _, ...rest } = event;
        event = absent ? { ...event, outcome: 'no_show' } : rest;
        return event;
      },
      rescheduleEvent: ({ body }) => keep({ ...(body as { start: string }), end: '2026-11-27T10:30:00+01:00' }),
      createEvent: () => sampleEvent({ id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a09' }),
      explainSlots: () => explanation ?? explainFriday('10:00', []),
      listEvents: () => ({ data: [], current_page: 1, per_page: 100, total: 0 }),
      listDeletedEntries: () => [],
      listMovedEntries: () => [],
      listCalendars: () => [],
      listEventTypeHosts: () => [],
      getSlots: () => ({
        slots: {
          '2026-11-26': [{ start: '2026-11-26T09:00:00+01:00', end: '2026-11-26T09:30:00+01:00' }],
          '2026-11-27': [{ start: '2026-11-27T10:00:00+01:00', end: '2026-11-27T10:30:00+01:00' }],
        },
      }),
      ...replies,
    },
  });
}

/** The server's explanation of a start on Friday that invitees are not offered. */
export function explainFriday(time: string, refusals: SlotExplanation['starts'][number]['refusals']): SlotExplanation {
  const start = `2026-11-27T${time}:00+01:00`;
  const meeting = { from: '2026-11-27T14:00:00+01:00', to: '2026-11-27T14:30:00+01:00' };
  const withBuffers = { from: meeting.from, to: '2026-11-27T15:00:00+01:00' };
  const source = { event_id: 'another', event_type_id: 42, with_buffers: withBuffers };
  return {
    date: '2026-11-27',
    timezone: 'Europe/Berlin',
    duration: 30,
    offered: refusals.length === 0 ? [start] : [],
    layers: [{ kind: 'busy', ...meeting, source }],
    starts: [{ start, refusals }],
  };
}
