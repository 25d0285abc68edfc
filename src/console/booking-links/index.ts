/**
 * Where invitees book: the link to send, and the HTML that puts the widget on a page.
 *
 * The decision behind it: both are made of the public id of an event type and of this server's own address, so what a host
 * copies works as it is.
 */
export { bookingLink } from './booking-link.ts';
export { type EmbedMode, earlyCode, embedCode, embedModes } from './embed-code.ts';
