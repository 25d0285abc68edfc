import type { EndpointName } from '../../contract/index.ts';
import { ada, type TestAccount } from '../testing/index.ts';
import type { RequestOnce } from './request-once.testing.ts';
import type { Things } from './things.testing.ts';

const availabilityFields = 'id name timezone is_default user_id working_days hours created_at updated_at';
const eventFields =
  'id event_type_id status start end timezone duration host contact_id invitee guests answers metadata location ' +
  'cancel_reason ics_uid sequence created_at updated_at';
const mailedEventFields = `${eventFields} mailed_to`;
const calendarFields =
  'id kind name server user_id when_unreachable ignored state read_at covered_until problem problem_since ' +
  'left_out_problem calendars created_at updated_at';
const calendarFeedFields = 'url busy_url rotated_at';

/** Lists the requests about schedules. */
export function listAvailabilityRequests({ availabilityId }: TestAccount, things: Things) {
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

/** Lists the requests about the hosts who take turns. */
export function listHostRequests({ userId }: TestAccount, { sharedEventType }: Things) {
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

/** Lists the requests about events. */
export function listEventRequests(host: TestAccount, { event, toCancel, noShow, toReassign, member }: Things) {
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

/** Lists the requests about calendars of hosts. */
export function listCalendarRequests(host: TestAccount, { calendar, unusedCalendar, feedUrl }: Things) {
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
