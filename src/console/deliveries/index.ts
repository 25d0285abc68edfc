/**
 * Facts about a message to a webhook, in words, for the screens of webhooks and of a booking.
 *
 * Design: this index only re-exports. If it held code, the facts would be loaded before any screen.
 */
export { factsOfDelivery, relativeTo } from './facts-of-delivery.ts';
export { words as deliveryWords } from './words/index.ts';
