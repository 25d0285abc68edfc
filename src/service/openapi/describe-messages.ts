import * as v from 'valibot';
import { Event, eventKinds } from '../../contract/index.ts';
import { exampleOf } from './examples/index.ts';
import type { JsonObject } from './json-schema.ts';

/** Describes the messages to webhooks, by kind. */
export function describeMessages(): JsonObject {
  return Object.fromEntries(kinds.map((kind) => [kind, { post: describeMessage(kind) }]));
}

const kinds = [...eventKinds, 'webhook.test'] as const;
type Kind = (typeof kinds)[number];

const summaries: Readonly<Record<Kind, string>> = {
  'event.created': 'An event was booked',
  'event.canceled': 'An event was canceled',
  'event.rescheduled': 'An event was rescheduled',
  'event.reassigned': 'An event was reassigned to another host',
  'event.no_show': 'An event was marked as a no-show, or the mark was removed, which leaves no `outcome`',
  'webhook.test': 'A test message',
};

function describeMessage(kind: Kind): JsonObject {
  return {
    operationId: kind.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
    tags: ['Webhooks'],
    summary: summaries[kind],
    // No key is needed: the signature proves who sent it.
    security: [],
    parameters: Object.entries(headers).map(([name, { description, ...schema }]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string', ...schema },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(kind), example: messageOf(kind) } },
    },
    responses: {
      '2XX': { description: 'The message was received. After any other status it is sent again.' },
      410: { description: 'Send no more messages: the webhook is paused.' },
    },
  };
}

const headers: Readonly<Record<string, JsonObject>> = {
  'webhook-id': {
    format: 'uuid',
    description:
      'The id of the delivery, the same for every attempt. Ignore a delivery whose id you have already processed.',
  },
  'webhook-timestamp': { pattern: '^\\d+$', description: 'When it was signed, in seconds since 1970.' },
  'webhook-signature': {
    description:
      'One or two signatures, a space between: `v1,` and the HMAC-SHA256, in base64, of `<webhook-id>.<webhook-timestamp>.<body>` ' +
      'with the key that follows `whsec_` in the secret, decoded from base64. Libraries for Standard Webhooks 1.0 verify it.',
  },
};

function schemaOf(kind: Kind): JsonObject {
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: kind, description: 'The type of the message.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data: kind === 'webhook.test' ? testedWebhook : eventInMessage,
    },
  };
}

const eventInMessage = { $ref: '#/components/schemas/Event', description: 'The event at that time.' };
const testedWebhook = {
  type: 'object',
  required: ['webhook_id'],
  properties: { webhook_id: { type: 'integer', description: 'The id of the tested webhook.' } },
  description: 'Only the id of the webhook.',
};

function messageOf(kind: Kind) {
  const event = v.parse(Event, exampleOf(Event));
  const changedEvent = { ...event, ...changes[kind] };
  return {
    type: kind,
    timestamp: '2026-03-02T07:00:00+00:00',
    data: kind === 'webhook.test' ? { webhook_id: 7 } : changedEvent,
  };
}

const changes: Readonly<Record<Kind, Partial<Event>>> = {
  'event.created': {},
  'event.canceled': { status: 'canceled', sequence: 1 },
  'event.rescheduled': { sequence: 1 },
  'event.reassigned': { sequence: 1 },
  'event.no_show': { outcome: 'no_show' },
  'webhook.test': {},
};
