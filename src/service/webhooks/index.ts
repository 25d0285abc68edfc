/**
 * One attempt to deliver a webhook: how it is signed, and what the response means.
 *
 * Design: the bytes that are signed are the bytes that are sent, and any response except success is retried. Other
 * folders decide when to retry, and which addresses may be reached.
 */
export { deliverWebhook } from './deliver-webhook.ts';
