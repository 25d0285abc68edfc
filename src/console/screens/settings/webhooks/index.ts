/**
 * Webhooks: a screen that lists them, and the facts about a message for other screens.
 *
 * Design: this index only re-exports. If it held code, the facts, which two screens share, would be loaded before any
 * screen.
 */
export { factsOfDelivery } from './facts-of-delivery.ts';
export { webhooksScreen } from './webhooks-screen.ts';
export { words as webhookWords } from './words/index.ts';
