import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type EndpointName, endpoints, successOf } from '../../contract/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from '../calendars/calendar-service.testing.ts';
import { ada, makeTeam } from '../testing/index.ts';

const feed = await openFeedServer();
feed.serve(calendarOf('20260310T090000Z/20260310T100000Z'));
const service = await openCalendarService(feed.host);
const host = await service.account({
  hours: { sunday: [], friday: [period('13:00'), period('09:00')], monday: [period('09:00')] },
});
const booked = (await service.book(host, '2026-03-06T09:00:00+01:00')).body.data;

const calledOff = (await service.book(host, '2026-03-06T10:00:00+01:00')).body.data;
const missed = (await service.book(host, '2026-03-02T09:00:00+01:00')).body.data;
service.holdClock('2026-03-02T09:00:01+01:00');

type Once = {
  readonly path: string;
  readonly body?: object;
  /** The names it answers with, in the order of the interface; none for null. */
  readonly fields?: string;
};

const unused = await host.eventType();
const form = `/v1/event-types/${host.eventTypeId}/booking-forms`;
const field = await makeField();
const fieldFields = 'id identifier label type placeholder is_required is_active position options';
const userFields = 'id first_name last_name username email timezone time_format start_of_week avatar';
const contactFields = 'id name email timezone created_at updated_at';
const team = await makeTeam(service.store, [host], 'team');
const teamFields = 'id name username about logo';
const webhookFields = 'id url events secret is_active created_at updated_at';
const webhookDraft = { url: 'https://example.com/hook', events: ['event.created'] };
const webhook = (await service.send(host, 'POST /webhooks', webhookDraft)).body.data.id;
const hooked = `/webhooks/${(await service.send(host, 'POST /webhooks', webhookDraft)).body.data.id}`;
const delivery = (await service.send(host, `POST ${hooked}/test`)).body.data.id;
const deliveryFields = 'id kind status tries response_status failure_reason next_try_at created_at updated_at';
const calendar = (await service.connect(host, feed.url)).body.data.id;
const unusedCalendar = (await service.connect(host, feed.url)).body.data.id;
const calendarFields =
  'id kind name server user_id when_unreachable ignored state read_at covered_until problem problem_since calendars ' +
  'created_at updated_at';
const availabilityFields = 'id name timezone is_default working_days hours created_at updated_at';

/** Each operation once. */
const requests: Record<EndpointName, Once> = {
  listAvailabilities: { path: '/v1/availabilities', fields: availabilityFields },
  createAvailability: { path: '/v1/availabilities', body: { name: 'Late' }, fields: availabilityFields },
  getAvailability: { path: `/v1/availabilities/${host.availabilityId}`, fields: availabilityFields },
  updateAvailability: {
    path: `/v1/availabilities/${host.availabilityId}`,
    body: { name: 'Early' },
    fields: availabilityFields,
  },
  deleteAvailability: { path: `/v1/availabilities/${await makeAvailability()}` },
  listEventTypes: { path: '/v1/event-types', fields: eventTypeFields() },
  createEventType: { path: '/v1/event-types', body: { title: 'Call' }, fields: eventTypeFields() },
  getEventType: { path: `/v1/event-types/${host.eventTypeId}`, fields: eventTypeFields() },
  updateEventType: { path: `/v1/event-types/${host.eventTypeId}`, body: { title: 'Talk' }, fields: eventTypeFields() },
  deleteEventType: { path: `/v1/event-types/${unused}` },
  listBookingFormFields: { path: form, fields: fieldFields },
  createBookingFormField: { path: form, body: { label: 'Company', type: 'text' }, fields: fieldFields },
  orderBookingFormFields: {
    path: `${form}/update-order`,
    body: { fields: [{ id: field, position: 7 }] },
    fields: fieldFields,
  },
  updateBookingFormField: { path: `${form}/${field}`, body: { label: 'Firm' }, fields: fieldFields },
  deleteBookingFormField: { path: `${form}/${field}` },
  getSlots: { path: `/v1/event-types/${host.eventTypeId}/slots?start=2026-03-02&end=2026-03-02`, fields: 'slots' },
  explainSlots: {
    path: `/v1/event-types/${host.eventTypeId}/slots/explain?date=2026-03-02`,
    fields: 'date timezone duration offered layers starts',
  },
  listContacts: { path: '/v1/contacts', fields: 'current_page data per_page total' },
  getContact: { path: `/v1/contacts/${booked.contact_id}`, fields: contactFields },
  updateContact: { path: `/v1/contacts/${booked.contact_id}`, body: { name: 'Ada King' }, fields: contactFields },
  deleteContact: { path: `/v1/contacts/${booked.contact_id}` },
  listTeams: { path: '/v1/teams', fields: teamFields },
  getTeam: { path: `/v1/teams/${team}`, fields: teamFields },
  updateTeam: { path: `/v1/teams/${team}`, body: { name: 'Crew', username: 'crew' }, fields: teamFields },
  createEvent: {
    path: '/v1/events',
    body: { event_type_id: host.eventTypeId, start: '2026-03-06T13:00:00+01:00', timezone: 'UTC', answers: ada },
    fields: eventFields(),
  },
  listEvents: { path: '/v1/events', fields: 'current_page data per_page total' },
  rescheduleEvent: {
    path: `/v1/events/${booked.id}/reschedule`,
    body: { start: '2026-03-06T09:30:00+01:00' },
    fields: eventFields(),
  },
  updateEvent: { path: `/v1/events/${booked.id}`, body: {}, fields: eventFields() },
  cancelEvent: { path: `/v1/events/${calledOff.id}/cancel`, body: { reason: 'Ill' }, fields: eventFields() },
  markEventNoShow: {
    path: `/v1/events/${missed.id}/no-show`,
    body: { absent: true },
    fields: eventFields().replace('sequence', 'sequence outcome'),
  },
  getEvent: { path: `/v1/events/${booked.id}`, fields: eventFields() },
  listCalendars: { path: '/v1/calendars', fields: calendarFields },
  connectCalendar: { path: '/v1/calendars', body: { kind: 'feed', url: feed.url }, fields: calendarFields },
  updateCalendar: { path: `/v1/calendars/${calendar}`, body: { name: 'Private' }, fields: calendarFields },
  readCalendar: { path: `/v1/calendars/${calendar}/read`, fields: calendarFields },
  disconnectCalendar: { path: `/v1/calendars/${unusedCalendar}` },
  listBusyTimes: {
    path: `/v1/users/${host.userId}/busy?from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z`,
    fields: 'start end calendar_ids',
  },
  listWebhooks: { path: '/v1/webhooks', fields: webhookFields },
  createWebhook: { path: '/v1/webhooks', body: webhookDraft, fields: webhookFields },
  getWebhook: { path: `/v1/webhooks/${webhook}`, fields: webhookFields },
  updateWebhook: { path: `/v1/webhooks/${webhook}`, body: { is_active: false }, fields: webhookFields },
  deleteWebhook: { path: `/v1/webhooks/${webhook}` },
  rotateWebhookSecret: { path: `/v1${hooked}/rotate-secret`, fields: webhookFields },
  listWebhookDeliveries: { path: `/v1${hooked}/deliveries`, fields: 'current_page data per_page total' },
  redeliverWebhookDelivery: { path: `/v1${hooked}/deliveries/${delivery}/redeliver`, fields: deliveryFields },
  testWebhook: { path: `/v1${hooked}/test`, fields: deliveryFields },
  listAvailabilityWindows: {
    path: `/v1/users/${host.userId}/availability-windows?start=2026-03-02&end=2026-03-06`,
    fields: 'start end',
  },
  getAccount: { path: '/v1/account', fields: 'id name allowed_origins' },
  updateAccount: { path: '/v1/account', body: { allowed_origins: [] }, fields: 'id name allowed_origins' },
  getCurrentUser: {
    path: '/v1/users/me',
    fields: userFields,
  },
  updateCurrentUser: { path: '/v1/users/me', body: { timezone: 'Europe/Berlin' }, fields: userFields },
};

// The keys of the table are the names.
const names = Object.keys(endpoints) as EndpointName[];

test.each(names)('%s responds as the contract says', async (name) => {
  const { path, body, fields } = requests[name];
  const reply = await service.ask(path, { key: host.key, method: endpoints[name].method, body });
  const thing = Array.isArray(reply.body.data) ? reply.body.data[0] : reply.body.data;
  expect(reply.status).toBe(endpoints[name].status);
  expect(v.parse(successOf(endpoints[name].data), reply.body)).toEqual(reply.body);
  expect(thing && Object.keys(thing).join(' ')).toEqual(fields ?? null);
});

test('lists days from Monday and periods in order', async () => {
  const { body } = await service.ask(`/v1/availabilities/${host.availabilityId}`, { key: host.key });
  expect(body.data.working_days).toEqual(['monday', 'friday']);
  expect(JSON.stringify(body.data.hours)).toBe(
    JSON.stringify({ monday: [period('09:00')], friday: [period('09:00'), period('13:00')] }),
  );
});

test('lists all fields by position, then by id', async () => {
  const fields = [
    { identifier: 'b', type: 'text' as const, position: 2 },
    { identifier: 'a', type: 'text' as const, position: 1, is_active: false },
    { identifier: 'c', type: 'text' as const, position: 1 },
  ];
  const id = await host.eventType({}, fields);
  const { body } = await service.ask(`/v1/event-types/${id}/booking-forms`, { key: host.key });
  expect(body.data.map((field: { identifier: string }) => field.identifier)).toEqual(['a', 'c', 'b']);
});

test('responds to HEAD like GET without a body', async () => {
  const { status, headers, body } = await service.ask('/v1/users/me', { key: host.key, method: 'HEAD' });
  expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json', undefined]);
});

test.each([
  ['DELETE', '/v1/users/me', 'GET, HEAD, PUT'],
  ['POST', `/v1/event-types/${host.eventTypeId}/slots`, 'GET, HEAD'],
  ['GET', `/v1/events/${booked.id}/cancel`, 'POST'],
  ['OPTIONS', '/v1/events', 'GET, HEAD, POST'],
  ['DELETE', `/v1/event-types/${host.eventTypeId}/booking-forms/update-order`, 'PUT'],
  ['PATCH', '/v1/event-types/abc', 'GET, HEAD, PUT, DELETE'],
])('refuses %s %s and allows %s', async (method, path, allow) => {
  const { status, headers, body } = await service.ask(path, { key: host.key, method });
  expect([status, headers.get('allow'), body.error.code]).toEqual([405, allow, 'method_not_allowed']);
});

test.each(['/v1', '/v1/', '/v1/users', '/v1/users/me/', '/v1/event-types/1/slots/2', '/v2/users/me', '/'])(
  'does not find the route %s',
  async (path) => {
    const { status, body } = await service.ask(path, { key: host.key });
    expect([status, body.error.code]).toEqual([404, 'route_not_found']);
  },
);

function period(start: string) {
  return { start, end: `${Number(start.slice(0, 2)) + 2}:00` };
}

async function makeField(): Promise<number> {
  return (await service.ask(form, { key: host.key, body: { identifier: 'team', type: 'text' } })).body.data.id;
}

async function makeAvailability(): Promise<number> {
  return (await service.send(host, 'POST /availabilities', { name: 'Unused' })).body.data.id;
}

function eventTypeFields(): string {
  return (
    'id public_id title slug description duration durations time_slot_interval buffer_time_before_event ' +
    'buffer_time_after_event min_scheduling_notice booking_frequency_limits booking_window_days availability_id ' +
    'location redirect_url is_active visibility reminders most_open_per_invitee created_at updated_at'
  );
}

function eventFields(): string {
  return (
    'id event_type_id status start end timezone duration host contact_id invitee guests answers metadata location ' +
    'cancel_reason ics_uid sequence created_at updated_at'
  );
}
