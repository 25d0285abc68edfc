import { type EndpointName, scopes } from '../../contract/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from '../calendars/calendar-service.testing.ts';
import { checkPermission } from '../operations/index.ts';
import { ada, ownerOf, type RequestOptions, type TestAccount } from '../testing/index.ts';
import { makeThings, period, type Things, webhookDraft } from './things.testing.ts';

type RequestOnce = {
  readonly path: string;
  readonly body?: object;
  /** The fields of the response, in the order of the API; none for null. */
  readonly fields?: string;
};

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
const webhookFields = 'id url events secret is_active created_at updated_at';
const deliveryFields = 'id kind status tries response_status failure_reason next_try_at created_at updated_at';
const memberFields = 'id first_name last_name username email state role invited_until';
const apiKeyFields = 'id name scopes last_four user_id created_at last_used_at';
const mailFields =
  'id event_id kind recipient address locale status tries response_status next_try_at created_at updated_at';
const calendarFields =
  'id kind name server user_id when_unreachable ignored state read_at covered_until problem problem_since ' +
  'left_out_problem calendars created_at updated_at';
const calendarFeedFields = 'url busy_url rotated_at';
const availabilityFields = 'id name timezone is_default user_id working_days hours created_at updated_at';
const eventTypeFields =
  'id public_id host title slug description duration durations time_slot_interval buffer_time_before_event ' +
  'buffer_time_after_event min_scheduling_notice booking_frequency_limits booking_window_days availability_id ' +
  'location redirect_url is_active visibility reminders most_open_per_invitee locale position archived_at ' +
  'created_at updated_at';
const eventFields =
  'id event_type_id status start end timezone duration host contact_id invitee guests answers metadata location ' +
  'cancel_reason ics_uid sequence created_at updated_at';
const mailedEventFields = `${eventFields} mailed_to`;

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

function listAvailabilityRequests({ availabilityId }: TestAccount, things: Things) {
  const path = '/v1/availabilities';
  return {
    listAvailabilities: { path, fields: availabilityFields },
    createAvailability: { path, body: { name: 'Late' }, fields: availabilityFields },
    getAvailability: { path: `${path}/${availabilityId}`, fields: availabilityFields },
    listAvailabilityEventTypes: {
      path: `${path}/${availabilityId}/event-types`,
      fields: 'id title is_archived',
    },
    updateAvailability: {
      path: `${path}/${availabilityId}`,
      body: { name: 'Early' },
      fields: availabilityFields,
    },
    deleteAvailability: { path: `${path}/${things.unusedAvailability}` },
  };
}

function listHostRequests({ userId }: TestAccount, { sharedEventType }: Things) {
  const eventType = `/v1/event-types/${sharedEventType}`;
  const path = `${eventType}/hosts`;
  const fields = 'user_id name weight availability_id assigned';
  return {
    listEventTypeHosts: { path, fields },
    updateEventTypeHosts: { path, body: { hosts: [{ user_id: userId, weight: 50 }] }, fields },
    getEventTypeDistribution: { path: `${eventType}/distribution`, fields: 'from to timezone hosts' },
    getEventTypeCoverage: { path: `${eventType}/coverage?start=2026-03-02&end=2026-03-02`, fields: 'hosts gaps' },
  };
}

function listEventRequests(host: TestAccount, { event, toCancel, noShow, toReassign, member }: Things) {
  return {
    createEvent: {
      path: '/v1/events',
      body: { event_type_id: host.eventTypeId, start: '2026-03-06T13:00:00+01:00', timezone: 'UTC', answers: ada },
      fields: mailedEventFields,
    },
    listEvents: { path: '/v1/events', fields: 'current_page data per_page total' },
    rescheduleEvent: {
      path: `/v1/events/${event.id}/reschedule`,
      body: { start: '2026-03-06T09:30:00+01:00' },
      fields: mailedEventFields,
    },
    reassignEvent: {
      path: `/v1/events/${toReassign.id}/reassign`,
      body: { host_id: member },
      fields: mailedEventFields.replace('sequence', 'sequence reassignments'),
    },
    listEventHosts: { path: `/v1/events/${event.id}/hosts`, fields: 'user_id name reason' },
    issueEventManageLink: { path: `/v1/events/${event.id}/manage-link`, fields: 'url' },
    updateEvent: { path: `/v1/events/${event.id}`, body: {}, fields: eventFields },
    cancelEvent: { path: `/v1/events/${toCancel.id}/cancel`, body: { reason: 'Ill' }, fields: mailedEventFields },
    restoreEventEntry: { path: `/v1/events/${event.id}/restore-entry`, fields: eventFields },
    markEventNoShow: {
      path: `/v1/events/${noShow.id}/no-show`,
      body: { absent: true },
      fields: eventFields.replace('sequence', 'sequence outcome'),
    },
    getEvent: { path: `/v1/events/${event.id}`, fields: eventFields },
    getEventHistory: { path: `/v1/events/${event.id}/history`, fields: 'kind at change actor actor_name to' },
  } satisfies Partial<Record<EndpointName, RequestOnce>>;
}

function listCalendarRequests(host: TestAccount, { calendar, unusedCalendar, feedUrl }: Things) {
  return {
    listCalendars: { path: '/v1/calendars', fields: calendarFields },
    connectCalendar: { path: '/v1/calendars', body: { kind: 'feed', url: feedUrl }, fields: calendarFields },
    updateCalendar: { path: `/v1/calendars/${calendar}`, body: { name: 'Private' }, fields: calendarFields },
    readCalendar: { path: `/v1/calendars/${calendar}/read`, fields: calendarFields },
    disconnectCalendar: { path: `/v1/calendars/${unusedCalendar}` },
    listDeletedEntries: { path: '/v1/calendars/deleted-entries' },
    listMovedEntries: { path: '/v1/calendars/moved-entries' },
    listBusyTimes: {
      path: `/v1/users/${host.userId}/busy?from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z`,
      fields: 'start end calendar_ids',
    },
    getCalendarFeed: { path: '/v1/users/me/feed', fields: calendarFeedFields },
    rotateCalendarFeed: { path: '/v1/users/me/feed/rotate', fields: calendarFeedFields },
  } satisfies Partial<Record<EndpointName, RequestOnce>>;
}

function listWebhookRequests({ delivery, webhookPath, webhook }: Things) {
  return {
    listWebhooks: { path: '/v1/webhooks', fields: webhookFields },
    createWebhook: { path: '/v1/webhooks', body: webhookDraft, fields: webhookFields },
    getWebhook: { path: `/v1/webhooks/${webhook}`, fields: webhookFields },
    updateWebhook: { path: `/v1/webhooks/${webhook}`, body: { is_active: false }, fields: webhookFields },
    deleteWebhook: { path: `/v1/webhooks/${webhook}` },
    rotateWebhookSecret: { path: `/v1${webhookPath}/rotate-secret`, fields: webhookFields },
    listWebhookDeliveries: { path: `/v1${webhookPath}/deliveries`, fields: 'current_page data per_page total' },
    getWebhookDelivery: { path: `/v1${webhookPath}/deliveries/${delivery}`, fields: `${deliveryFields} payload` },
    redeliverWebhookDelivery: { path: `/v1${webhookPath}/deliveries/${delivery}/redeliver`, fields: deliveryFields },
    testWebhook: { path: `/v1${webhookPath}/test`, fields: deliveryFields },
  } satisfies Partial<Record<EndpointName, RequestOnce>>;
}

function listPeopleRequests({ member, formerMember, unusedKey }: Things) {
  return {
    listMembers: { path: '/v1/members', fields: memberFields },
    inviteMember: {
      path: '/v1/members',
      body: { email: 'katherine@example.com', first_name: 'Katherine', role: 'member' },
      fields: `${memberFields} invitation_link`,
    },
    updateMember: { path: `/v1/members/${member}`, body: { role: 'admin' }, fields: memberFields },
    removeMember: { path: `/v1/members/${formerMember}` },
    inviteMemberAgain: {
      path: `/v1/members/${formerMember}/invite`,
      body: { role: 'member' },
      fields: `${memberFields} invitation_link`,
    },
    listApiKeys: { path: '/v1/api-keys', fields: apiKeyFields },
    createApiKey: { path: '/v1/api-keys', body: { name: 'Website' }, fields: `${apiKeyFields} key` },
    revokeApiKey: { path: `/v1/api-keys/${unusedKey}` },
  } satisfies Partial<Record<EndpointName, RequestOnce>>;
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
