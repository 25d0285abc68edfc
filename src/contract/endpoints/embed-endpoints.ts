import * as v from 'valibot';
import { BookingFormField, FormToken, ManagedEvent, PublicEventType, Slots } from '../resources/index.ts';
import type { Endpoint } from './endpoint.ts';

/** The page's interface, `/embed/v1`: the few operations a widget needs, keyless and narrowed. */
export const embedEndpoints = {
  /** Returns what a page may know of an event type and its host. */
  getEventType: {
    method: 'GET',
    path: '/event-types/{id}',
    data: PublicEventType,
    status: 200,
  },
  /** Returns the active fields of a booking form in order of position. */
  listBookingFormFields: {
    method: 'GET',
    path: '/event-types/{id}/booking-forms',
    data: v.array(BookingFormField),
    status: 200,
  },
  /** Returns the bookable times of an event type. */
  getSlots: {
    method: 'GET',
    path: '/event-types/{id}/slots',
    data: Slots,
    status: 200,
  },
  /** Books a time. */
  createEvent: {
    method: 'POST',
    path: '/events',
    data: ManagedEvent,
    status: 201,
  },
  /** Returns what a booking has to show. */
  getFormToken: {
    method: 'GET',
    path: '/event-types/{id}/form-token',
    data: FormToken,
    status: 200,
  },
  /** Returns an event to who has its token. */
  getEvent: {
    method: 'GET',
    path: '/events/{id}',
    data: ManagedEvent,
    status: 200,
  },
  /** Cancels an event; canceling twice has no further effect. */
  cancelEvent: {
    method: 'POST',
    path: '/events/{id}/cancel',
    data: ManagedEvent,
    status: 200,
  },
  /** Reschedules an event; its current time does not block the new one. */
  rescheduleEvent: {
    method: 'POST',
    path: '/events/{id}/reschedule',
    data: ManagedEvent,
    status: 200,
  },
} as const satisfies Record<string, Endpoint>;

/** The name of an operation of `/embed/v1`. */
export type EmbedEndpointName = keyof typeof embedEndpoints;
