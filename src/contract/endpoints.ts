import * as v from 'valibot';
import { Availability } from './availability.ts';
import { BookingFormField } from './booking-form-field.ts';
import { Event } from './event.ts';
import { EventType } from './event-type.ts';
import { Slots } from './slots.ts';
import { User } from './user.ts';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for each parameter. */
  readonly path: string;
  /** The schema of `data` in a successful answer. */
  readonly data: v.GenericSchema;
  /** Status of a successful answer. */
  readonly status: 200 | 201;
  readonly summary: string;
};

/** The account's interface: every operation of `/v1`, and what it answers. What may be asked is in `requests`. */
export const endpoints = {
  getAvailability: {
    method: 'GET',
    path: '/v1/availabilities/{id}',
    data: Availability,
    status: 200,
    summary: 'Returns one availability schedule',
  },
  getEventType: {
    method: 'GET',
    path: '/v1/event-types/{id}',
    data: EventType,
    status: 200,
    summary: 'Returns one event type',
  },
  listBookingFormFields: {
    method: 'GET',
    path: '/v1/event-types/{eventType}/booking-forms',
    data: v.array(BookingFormField),
    status: 200,
    summary: 'Returns the fields of a booking form in order of position',
  },
  getSlots: {
    method: 'GET',
    path: '/v1/event-types/{id}/slots',
    data: Slots,
    status: 200,
    summary: 'Returns the bookable times of an event type',
  },
  createEvent: {
    method: 'POST',
    path: '/v1/events',
    data: Event,
    status: 201,
    summary: 'Books a time',
  },
  getEvent: {
    method: 'GET',
    path: '/v1/events/{id}',
    data: Event,
    status: 200,
    summary: 'Returns one event',
  },
  getCurrentUser: {
    method: 'GET',
    path: '/v1/users/me',
    data: User,
    status: 200,
    summary: 'Returns the user the key belongs to',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
