import {
  type Actor,
  Contact,
  Event,
  EventHistoryEntry,
  EventHost,
  EventManageLink,
  JournalEntry,
  Mail,
  MailPreview,
  MailStatus,
  SampleMail,
} from '../../../contract/index.ts';
import { ada, type Example, eventId, slot, times } from './shared.ts';

const contact: Contact = {
  id: 'f9d46165-f791-435d-b4b1-468898f10d7b',
  ...ada,
  timezone: 'Europe/Berlin',
  ...times,
};

const event: Event = {
  id: eventId,
  event_type_id: 45,
  status: 'confirmed',
  ...slot,
  timezone: 'Europe/Berlin',
  duration: 30,
  host: { name: 'Grace Hopper', email: 'grace@example.com', timezone: 'Europe/Berlin' },
  contact_id: contact.id,
  invitee: { ...ada, timezone: 'Europe/Berlin' },
  guests: [],
  answers: ada,
  metadata: {},
  location: null,
  cancel_reason: null,
  ics_uid: `${eventId}@sched-booking`,
  sequence: 0,
  ...times,
};

const mail: Mail = {
  id: '0f3f0c6a-7f0f-4f0c-9c39-6c1b1b5e1d52',
  event_id: event.id,
  kind: 'event.created',
  recipient: 'invitee',
  address: ada.email,
  status: 'succeeded',
  tries: 1,
  response_status: 250,
  next_try_at: null,
  ...times,
};

const mailPreview: MailPreview = {
  subject: 'Confirmed: Consultation with Grace Hopper, Mar 9, 9:00 AM',
  html: '<!doctype html><html lang="en">…</html>',
  text: 'Hello Ada Lovelace,\n\nYour booking is confirmed.\n…',
  sending: 'on',
};

const mailStatus: MailStatus = {
  sending: 'on',
  sender: 'bookings@example.com',
  last_24_hours: { sent: 24, failed: 1 },
  due: { waiting: 2, overdue: 0 },
  last_sample: null,
};

const actor: Actor = { via: 'key', user_id: 1, key_id: 3 };

const history: EventHistoryEntry[] = [
  { kind: 'change', at: times.created_at, change: 'booked', actor, to: slot.start },
  { kind: 'mail', at: times.created_at, mail },
];

const journalEntry: JournalEntry = {
  id: '5b0e6b1a-5d58-4a5e-9c9b-1a2f8c3d4e5f',
  at: times.updated_at,
  actor,
  operation: 'updateEventType',
  subject: { kind: 'event type', id: '45' },
  fields: ['availability_id'],
};

/** Events, who books them, and what was done to them. */
export const eventExamples: readonly Example[] = [
  [Contact, contact],
  [Event, event],
  [Mail, mail],
  [MailPreview, mailPreview],
  [MailStatus, mailStatus],
  [SampleMail, { address: 'grace@example.com' }],
  [EventHistoryEntry, history[0]],
  [EventHost, { user_id: 2, name: 'Katherine Johnson', reason: null }],
  [EventManageLink, { url: `https://book.example.com/manage?event=${eventId}#${eventId}.1.c2lnbmF0dXJl` }],
  [JournalEntry, journalEntry],
];
