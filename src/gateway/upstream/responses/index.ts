/**
 * How the server's responses are read: one schema for each kind.
 *
 * Design: another server may leave out fields that are not used. A missing field gets the default of a plain event
 * type. Only fields without which nothing can be shown are required.
 */
export { formEndpoint } from './booking-form.ts';
export { eventEndpoints, type KnownOfEvent, readEvent, type UpstreamEvent } from './event.ts';
export { eventTypeEndpoints, type UpstreamEventType } from './event-type.ts';
export { hostEndpoint, type UpstreamUser } from './host.ts';
export { readInstant } from './read-instant.ts';
export { slotsEndpoint } from './slots.ts';
