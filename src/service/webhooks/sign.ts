import { createHmac } from 'node:crypto';
import type { Instant } from '../../time/index.ts';

type Message = { readonly id: string; readonly sentAt: Instant; readonly body: string };

/**
 * Returns the headers with which a receiver verifies a message: Standard Webhooks 1.0, with a signature for each
 * secret.
 */
export function signedHeaders({ id, sentAt, body }: Message, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(sentAt / 1000));
  const content = `${id}.${timestamp}.${body}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(content, secret)}`).join(' '),
  };
}

function sign(content: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
