import { type EndpointName, scopes } from '../../contract/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from '../calendars/calendar-service.testing.ts';
import { checkPermission } from '../operations/index.ts';
import { ownerOf, type RequestOptions, type TestAccount } from '../testing/index.ts';
import { listPeopleRequests, listWebhookRequests } from './access-requests.testing.ts';
import {
  listAvailabilityRequests,
  listCalendarRequests,
  listEventRequests,
  listHostRequests,
} from './booking-requests.testing.ts';
import type { RequestOnce } from './request-once.testing.ts';
import { makeThings, period, type Things } from './things.testing.ts';

const fieldFields = 'id identifier label type placeholder is_required is_active position options';
const userFields = 'id first_name last_name username email timezone time_format start_of_week avatar updated_at';
const contactFields = 'id name email timezone event_count last_event_at next_event_at created_at updated_at';
const brandingFields = 'name color logo is_listed updated_at';
const accountRequests = {
  getAccount: { path: '/v1/account', fields: 'id name allowed_origins erase_after_months' },
  updateAccount: {
    path: '/v1/account',
    body: { allowed_origins: [] },
    fields: 'id name allowed_origins erase_after_months',
  },
  getBranding: { path: '/v1/branding', fields: brandingFields },
  updateBranding: { path: '/v1/branding', body: { name: 'Hopper' }, fields: brandingFields },
} as const;
const teamFields = 'id name username about logo';
const mailFields =
  'id event_id kind recipient address locale status tries response_status next_try_at created_at updated_at';
const eventTypeFields =
  'id public_id host title slug description duration durations time_slot_interval buffer_time_before_event ' +
  'buffer_time_after_event min_scheduling_notice booking_frequency_limits booking_window_days availability_id ' +
  'location redirect_url is_active visibility reminders most_open_per_invitee locale position archived_at ' +
  'created_at updated_at';

/**
 * Opens a service with an account that has one of each thing, and lists a request for each operation, to be sent once.
 * @public The tests on a cluster send them too.
 */
export async function prepareRequests() {
  const feed = await openFeedServer();
  feed.serve(calendarOf('20260310T090000Z/20260310T100000Z'));
  const service = await openCalendarService(feed.host);
  const host = await service.account({
    hours: { sunday: [], friday: [period('13:00'), period('09:00')], monday: [period('09:00')] },
  });
  const things = await makeThings({ service, host, feedUrl: feed.url });
  return { service, feed, host, booked: things.event, requests: listRequests(host, things) };
}

function listRequests(host: TestAccount, things: Things): Record<EndpointName, RequestOnce> {
  const { event, field, form, team, mergedContact, unusedEventType } = things;
  const eventType = `/v1/event-types/${host.eventTypeId}`;
  return {
    ...listAvailabilityRequests(host, things),
    listEventTypes: { path: '/v1/event-types', fields: eventTypeFields },
    createEventType: { path: '/v1/event-types', body: { title: 'Call' }, fields: eventTypeFields },
    orderEventTypes: { path: '/v1/event-types/order', body: { event_types: [] }, fields: eventTypeFields },
    getEventType: { path: eventType, fields: eventTypeFields },
    updateEventType: { path: eventType, body: { title: 'Talk' }, fields: eventTypeFields },
    deleteEventType: { path: `/v1/event-types/${unusedEventType}` },
    duplicateEventType: { path: `${eventType}/duplicate`, fields: eventTypeFields },
    archiveEventType: {
      path: `${eventType}/archive`,
      body: { archived: false },
      fields: eventTypeFields,
    },
    ...listHostRequests(host, things),
    listBookingFormFields: { path: form, fields: fieldFields },
    createBookingFormField: { path: form, body: { label: 'Company', type: 'text' }, fields: fieldFields },
    orderBookingFormFields: {
      path: `${form}/update-order`,
      body: { fields: [{ id: field, position: 7 }] },
      fields: fieldFields,
    },
    updateBookingFormField: { path: `${form}/${field}`, body: { label: 'Firm' }, fields: fieldFields },
    deleteBookingFormField: { path: `${form}/${field}` },
    getSlots: { path: `${eventType}/slots?start=2026-03-02&end=2026-03-02`, fields: 'slots bookable_until' },
    explainSlots: {
      path: `${eventType}/slots/explain?date=2026-03-02`,
      fields: 'date timezone duration offered layers starts',
    },
    listContacts: { path: '/v1/contacts', fields: 'current_page data per_page total' },
    getContact: { path: `/v1/contacts/${event.contact_id}`, fields: contactFields },
    updateContact: { path: `/v1/contacts/${event.contact_id}`, body: { name: 'Ada King' }, fields: contactFields },
    mergeContact: {
      path: `/v1/contacts/${event.contact_id}/merge`,
      body: { contact_id: mergedContact },
      fields: contactFields.replace('timezone', 'timezone other_emails'),
    },
    deleteContact: { path: `/v1/contacts/${event.contact_id}` },
    listTeams: { path: '/v1/teams', fields: teamFields },
    getTeam: { path: `/v1/teams/${team}`, fields: teamFields },
    updateTeam: { path: `/v1/teams/${team}`, body: { name: 'Crew', username: 'crew' }, fields: teamFields },
    ...listEventRequests(host, things),
    ...listCalendarRequests(host, things),
    ...listWebhookRequests(things),
    listAvailabilityWindows: {
      path: `/v1/users/${host.userId}/availability-windows?start=2026-03-02&end=2026-03-06`,
      fields: 'start end',
    },
    listMails: { path: '/v1/mails', fields: 'current_page data per_page total' },
    getMailPreview: { path: `${eventType}/mail-preview`, fields: 'subject text html sending' },
    getMailStatus: { path: '/v1/mails/status', fields: 'sending sender last_24_hours due last_sample' },
    testMail: { path: '/v1/mails/test', body: {}, fields: 'address' },
    resendEventMail: { path: `/v1/mails/${things.mail}/resend`, fields: mailFields },
    ...listPeopleRequests(things),
    listJournal: { path: '/v1/journal', fields: 'current_page data per_page total' },
    ...accountRequests,
    getCurrentUser: { path: '/v1/users/me', fields: userFields },
    updateCurrentUser: { path: '/v1/users/me', body: { timezone: 'Europe/Berlin' }, fields: userFields },
  };
}

/**
 * Returns who sends the request of an operation: the key of the account or, where no key may, its owner.
 * @public The tests of operations and on a cluster send them too.
 */
export function senderOf(name: EndpointName, host: TestAccount): Pick<RequestOptions, 'key' | 'session'> {
  const { accountId, userId } = host;
  const permission = checkPermission(name, { accountId, userId, via: 'key', scopes });
  return permission.ok ? { key: host.key } : { session: ownerOf(host) };
}
