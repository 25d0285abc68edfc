import * as v from 'valibot';
import {
  EventCancellation,
  EventChange,
  EventDraft,
  EventNoShow,
  EventReassignment,
  EventRescheduling,
  EventsQuery,
  OneByUuid,
} from '../requests/index.ts';
import { Event, EventHistoryEntry, EventHost, EventManageLink, pageOf } from '../resources/index.ts';
import type { AccountEndpoint } from './endpoint.ts';

/** The operations for events: the bookings of an account, their changes and what was sent about them. */
export const eventEndpoints = {
  listEvents: {
    method: 'GET',
    path: '/v1/events',
    resource: null,
    input: { query: EventsQuery },
    data: pageOf(Event),
    status: 200,
    summary: 'Lists events, the latest start first',
  },
  createEvent: {
    method: 'POST',
    path: '/v1/events',
    resource: null,
    input: { body: EventDraft },
    data: Event,
    status: 201,
    summary: 'Books an event',
  },
  getEvent: {
    method: 'GET',
    path: '/v1/events/{id}',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid },
    data: Event,
    status: 200,
    summary: 'Returns an event',
  },
  getEventHistory: {
    method: 'GET',
    path: '/v1/events/{id}/history',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid },
    data: v.array(EventHistoryEntry),
    status: 200,
    summary:
      'Lists what happened to an event, and what was sent about it in the last 30 days, oldest first, and at the end the reminders to come',
  },
  listEventHosts: {
    method: 'GET',
    path: '/v1/events/{id}/hosts',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid },
    data: v.array(EventHost),
    status: 200,
    summary:
      'Lists the users to whom an event can be reassigned, and what prevents it, by what is known without reading calendars again',
  },
  updateEvent: {
    method: 'PUT',
    path: '/v1/events/{id}',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid, body: EventChange },
    data: Event,
    status: 200,
    summary: 'Updates the host’s note about an event',
  },
  cancelEvent: {
    method: 'POST',
    path: '/v1/events/{id}/cancel',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid, body: EventCancellation },
    data: Event,
    status: 200,
    summary: 'Cancels an event. Canceling twice has no further effect',
  },
  rescheduleEvent: {
    method: 'POST',
    path: '/v1/events/{id}/reschedule',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid, body: EventRescheduling },
    data: Event,
    status: 200,
    summary: 'Reschedules an event. Its current time counts as free; rescheduling to that time has no effect',
  },
  reassignEvent: {
    method: 'POST',
    path: '/v1/events/{id}/reassign',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid, body: EventReassignment },
    data: Event,
    status: 200,
    summary:
      'Reassigns an event to another host who is free then, whatever their hours are. The time stays the same, and so does the place, unless it belongs to the former host',
  },
  issueEventManageLink: {
    method: 'POST',
    path: '/v1/events/{id}/manage-link',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid },
    data: EventManageLink,
    status: 200,
    summary:
      'Returns the address of the page on which the invitee can reschedule or cancel an event. Whoever has it can do so too',
  },
  restoreEventEntry: {
    method: 'POST',
    path: '/v1/events/{id}/restore-entry',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid },
    data: Event,
    status: 200,
    summary:
      'Writes an event back into the calendar in which its host deleted it or moved it to another time, and has no other effect',
  },
  markEventNoShow: {
    method: 'POST',
    path: '/v1/events/{id}/no-show',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid, body: EventNoShow },
    data: Event,
    status: 200,
    summary: 'Marks an event as a no-show, or removes the mark, until 30 days after its start. Sends no email',
  },
} as const satisfies Record<string, AccountEndpoint>;
