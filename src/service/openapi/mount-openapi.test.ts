import { expect, test } from 'vitest';
import { openService } from '../testing/index.ts';
import { version } from '../version.ts';
import { describeApi } from './describe-api.ts';

const service = await openService();

test('serves the document without a key', async () => {
  const { status, body } = await service.request('/v1/openapi.json');
  expect([status, body.openapi, body.info.version]).toEqual([200, '3.1.0', version]);
});

test('refuses other methods for the document', async () => {
  const { status, headers } = await service.request('/v1/openapi.json', { method: 'DELETE' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('applies the defaults that the document states', async () => {
  const account = await service.account();
  const eventType = await service.send(account, 'POST /event-types', { title: 'Talk' });
  const form = `/event-types/${eventType.body.data.id}/booking-forms` as const;
  const field = await service.send(account, `POST ${form}`, { label: 'Company', type: 'text' });
  const webhook = { url: 'https://example.com/hooks', events: ['event.created'] };
  const webhookReply = await service.send(account, 'POST /webhooks', webhook);
  expect(eventType.body.data).toMatchObject(defaultsOf('CreateEventTypeBody'));
  expect(field.body.data).toMatchObject(defaultsOf('CreateBookingFormFieldBody'));
  expect(webhookReply.body.data).toMatchObject(defaultsOf('CreateWebhookBody'));
});

/** The documented defaults of a body, of which there is at least one. */
function defaultsOf(name: string): object {
  const { properties } = describeApi().components.schemas[name] as { properties: Record<string, object> };
  const entries = Object.entries(properties).flatMap(([field, schema]) =>
    'default' in schema ? [[field, schema.default]] : [],
  );
  expect(entries).not.toEqual([]);
  return Object.fromEntries(entries);
}
