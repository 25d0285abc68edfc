import * as v from 'valibot';
import { BusyQuery, CalendarChange, CalendarDraft, OneById, OneByUuid } from '../requests/index.ts';
import { BusyTime, CalendarConnection, CalendarFeed, DeletedEntry, MovedEntry } from '../resources/index.ts';
import type { AccountEndpoint } from './endpoint.ts';

/** The calendars that hosts keep in other services. */
export const calendarEndpoints = {
  listCalendars: {
    method: 'GET',
    path: '/v1/calendars',
    resource: null,
    input: {},
    data: v.array(CalendarConnection),
    status: 200,
    summary: 'Lists the connected calendars of the account, oldest first',
  },
  listDeletedEntries: {
    method: 'GET',
    path: '/v1/calendars/deleted-entries',
    resource: null,
    input: {},
    data: v.array(DeletedEntry),
    status: 200,
    summary: 'Lists the events that hosts have deleted from their calendars and not canceled, soonest first',
  },
  listMovedEntries: {
    method: 'GET',
    path: '/v1/calendars/moved-entries',
    resource: null,
    input: {},
    data: v.array(MovedEntry),
    status: 200,
    summary:
      'Lists the events that hosts have moved to another time in their calendars and not rescheduled, soonest first',
  },
  connectCalendar: {
    method: 'POST',
    path: '/v1/calendars',
    resource: null,
    input: { body: CalendarDraft },
    data: CalendarConnection,
    status: 201,
    summary: 'Connects a calendar after reading it once; its busy times then block slots of the user',
  },
  updateCalendar: {
    method: 'PUT',
    path: '/v1/calendars/{id}',
    resource: { kind: 'calendar', param: 'id' },
    input: { params: OneByUuid, body: CalendarChange },
    data: CalendarConnection,
    status: 200,
    summary: 'Updates a connected calendar',
  },
  readCalendar: {
    method: 'POST',
    path: '/v1/calendars/{id}/read',
    resource: { kind: 'calendar', param: 'id' },
    input: { params: OneByUuid },
    data: CalendarConnection,
    status: 200,
    summary: 'Reads a connected calendar now, unless it was read in the last 30 seconds',
  },
  disconnectCalendar: {
    method: 'DELETE',
    path: '/v1/calendars/{id}',
    resource: { kind: 'calendar', param: 'id' },
    input: { params: OneByUuid },
    data: v.null(),
    status: 200,
    summary: 'Disconnects a calendar and deletes its secrets and busy times',
  },
  listBusyTimes: {
    method: 'GET',
    path: '/v1/users/{id}/busy',
    resource: { kind: 'user', param: 'id' },
    input: { params: OneById, query: BusyQuery },
    data: v.array(BusyTime),
    status: 200,
    summary: 'Lists the busy times in the connected calendars of a user',
  },
  getCalendarFeed: {
    method: 'GET',
    path: '/v1/users/me/feed',
    resource: null,
    input: {},
    data: CalendarFeed,
    status: 200,
    summary: 'Returns the address of the feed of the user’s bookings',
  },
  rotateCalendarFeed: {
    method: 'POST',
    path: '/v1/users/me/feed/rotate',
    resource: null,
    input: {},
    data: CalendarFeed,
    status: 200,
    summary: 'Creates a new address for the feed of the user’s bookings; the previous one stops working',
  },
} as const satisfies Record<string, AccountEndpoint>;
