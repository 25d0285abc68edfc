import * as v from 'valibot';
import { Event, eventKinds } from '../../contract/index.ts';
import { exampleOf } from './examples.ts';
import type { JsonObject } from './json-schema.ts';

/** Describes what webhooks are sent, by kind. */
export function describeMessages(): JsonObject {
  return Object.fromEntries(kinds.map((kind) => [kind, { post: describeMessage(kind) }]));
}

const kinds = [...eventKinds, 'webhook.test'] as const;
type Kind = (typeof kinds)[number];

const summaries: Readonly<Record<Kind, string>> = {
  'event.created': 'Tells that an event was booked',
  'event.canceled': 'Tells that an event was called off',
  'event.rescheduled': 'Tells that an event has moved to another time',
  'webhook.test': 'Tries a webhook out',
};

function describeMessage(kind: Kind): JsonObject {
  return {
    operationId: kind.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
    tags: ['Webhooks'],
    summary: summaries[kind],
    // Nobody brings a key: the signature says who sent it.
    security: [],
    parameters: Object.entries(headers).map(([name, { description, ...schema }]) => ({
      ...{ name, in: 'header', required: true, description },
      schema: { type: 'string', ...schema },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(kind), example: messageOf(kind) } },
    },
    responses: {
      '2XX': { description: 'It has arrived. Anything else, and it is tried again.' },
      410: { description: 'No more, please: the webhook is paused.' },
    },
  };
}

const headers: Readonly<Record<string, JsonObject>> = {
  'webhook-id': {
    format: 'uuid',
    description: 'The id of the delivery, the same with every try: who has seen it, has had it.',
  },
  'webhook-timestamp': { pattern: '^\\d+$', description: 'When it was signed, in seconds since 1970.' },
  'webhook-signature': {
    description:
      'One or two signatures, a space between: `v1,` and the HMAC-SHA256, in base64, of `<webhook-id>.<webhook-timestamp>.<body>` ' +
      'with the bytes that stand, in base64, in the secret behind `whsec_`. This is Standard Webhooks 1.0, which libraries check.',
  },
};

function schemaOf(kind: Kind): JsonObject {
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: kind, description: 'What it tells of.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When that was.' },
      data: kind === 'webhook.test' ? testedWebhook : toldEvent,
    },
  };
}

const toldEvent = { $ref: '#/components/schemas/Event', description: 'The event as it was then.' };
const testedWebhook = {
  type: 'object',
  required: ['webhook_id'],
  properties: { webhook_id: { type: 'integer', description: 'The webhook that is tried out.' } },
  description: 'Nothing but whom it is for.',
};

function messageOf(kind: Kind) {
  const event = v.parse(Event, exampleOf(Event));
  const changed = { ...event, ...changes[kind] };
  return {
    type: kind,
    timestamp: '2026-03-02T07:00:00+00:00',
    data: kind === 'webhook.test' ? { webhook_id: 7 } : changed,
  };
}

const changes: Readonly<Record<Kind, Partial<Event>>> = {
  'event.created': {},
  'event.canceled': { status: 'canceled', sequence: 1 },
  'event.rescheduled': { sequence: 1 },
  'webhook.test': {},
};
