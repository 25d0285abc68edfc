/**
 * Facts about messages to webhooks and about emails, in words, for the screens of settings and of a booking.
 *
 * Design: this index only re-exports. If it held code, the facts would be loaded before any screen.
 */
export { factsOfDelivery, recipientOf, relativeTo } from './facts-of-delivery.ts';
export { words as deliveryWords } from './words/index.ts';
