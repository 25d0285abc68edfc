import type { EndpointName, endpoints } from '../../../contract/index.ts';

type NameWithBody = {
  [Name in EndpointName]: (typeof endpoints)[Name]['input'] extends { readonly body: unknown } ? Name : never;
}[EndpointName];

/** A body for each operation that has one. It matches the example of the response. */
const examples = {
  createAvailability: { name: 'Mornings', hours: { monday: [{ start: '09:00', end: '12:00' }] } },
  updateAvailability: { hours: { monday: [{ start: '09:00', end: '12:00' }] } },
  createEventType: { title: 'Consultation', duration: 30, availability_id: 2 },
  updateEventType: { availability_id: 2 },
  orderEventTypes: { event_types: [{ id: 45, position: 0 }] },
  archiveEventType: { archived: true },
  updateEventTypeHosts: {
    hosts: [
      { user_id: 7, weight: 100 },
      { user_id: 8, weight: 50, availability_id: 3 },
    ],
  },
  createBookingFormField: { label: 'Company', type: 'text' },
  orderBookingFormFields: { fields: [{ id: 5, position: 2 }] },
  updateBookingFormField: { is_required: false },
  updateContact: { name: 'Ada Lovelace' },
  mergeContact: { contact_id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a01' },
  updateTeam: { name: 'Advisers', username: 'advisers' },
  updateAccount: { allowed_origins: ['https://hopper.example'], erase_after_months: 24 },
  updateBranding: { name: 'Hopper Advice', color: '#2456e6' },
  updateCurrentUser: { timezone: 'Europe/Berlin', locale: 'de' },
  createEvent: {
    event_type_id: 45,
    start: '2026-03-09T09:00:00+01:00',
    timezone: 'Europe/Berlin',
    answers: { name: 'Ada Lovelace', email: 'ada@example.com' },
  },
  updateEvent: { host_note: 'Ada brings the plans.' },
  cancelEvent: { reason: 'Ada is ill.' },
  rescheduleEvent: { start: '2026-03-09T09:00:00+01:00' },
  reassignEvent: { host_id: 2 },
  markEventNoShow: { absent: true },
  testMail: { event_type_id: 45, kind: 'event.reminder', minutes_before: 1440, locale: 'de' },
  connectCalendar: { kind: 'feed', url: 'https://calendar.example.com/private-0123/basic.ics', name: 'Private' },
  updateCalendar: { when_unreachable: 'keep' },
  inviteMember: { email: 'katherine@example.com', first_name: 'Katherine', last_name: 'Johnson', role: 'member' },
  updateMember: { role: 'admin' },
  inviteMemberAgain: { role: 'member' },
  createApiKey: { name: 'Website', scopes: ['read', 'book'] },
  createWebhook: { url: 'https://example.com/hooks', events: ['event.created', 'event.canceled'] },
  updateWebhook: { is_active: true },
} as const satisfies Record<NameWithBody, unknown>;

/** A body for each operation that has one, by its name. */
export const bodyExamples: Partial<Record<EndpointName, unknown>> = examples;
