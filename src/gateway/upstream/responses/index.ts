/**
 * How the server's responses are read: one schema for each kind.
 *
 * The decision behind it: another server may leave out what is not used. What is missing gets the default that a plain
 * event type has; only what nothing can be shown without is required.
 */
export { formEndpoint } from './booking-form.ts';
export { eventEndpoints, type KnownOfEvent, readEvent, type UpstreamEvent } from './event.ts';
export { eventTypeEndpoints, type UpstreamEventType } from './event-type.ts';
export { hostEndpoint } from './host.ts';
export { readInstant } from './read-instant.ts';
export { slotsEndpoint } from './slots.ts';
