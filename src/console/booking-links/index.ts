/**
 * Where invitees book: the link to send, and the HTML that puts the widget on a page.
 *
 * Design: both are built from the public id of an event type and the public address of this server, so that what a host
 * copies works unchanged.
 */
export { bookingLink } from './booking-link.ts';
export { type EmbedMode, earlyCode, embedCode, embedModes } from './embed-code.ts';
export { escapeHtml } from './escape-html.ts';
export { usePublicOrigin } from './use-public-origin.ts';
