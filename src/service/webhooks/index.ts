/**
 * One try to deliver a webhook: how it is signed, and what the answer means.
 *
 * The decision behind it: the bytes that are signed are the bytes that are sent, and any answer but success is tried
 * again. When and how often is tried is not decided here, and whom it may reach is decided for all requests to others.
 */
export { deliverWebhook } from './deliver-webhook.ts';
