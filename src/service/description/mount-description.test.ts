import { expect, test } from 'vitest';
import { endpoints, eventKinds } from '../../contract/index.ts';
import { openService } from '../service.testing.ts';
import { describeInterface } from './describe-interface.ts';

const service = await openService();

test('anybody may read the description', async () => {
  const { status, body } = await service.ask('/v1/openapi.json');
  expect([status, body.openapi, body.info.version]).toEqual([200, '3.1.0', '1.0.0']);
});

test('the description takes no other method', async () => {
  const { status, headers } = await service.ask('/v1/openapi.json', { method: 'DELETE' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('the page for people shows every operation', async () => {
  const page = await (await service.fetch(new Request('http://service.test/docs'))).text();
  const missing = Object.keys(endpoints).filter((name) => !page.includes(`<article id="${name}">`));
  expect(missing).toEqual([]);
  expect(page).not.toMatch(/undefined|\[object/);
});

test('the page leads to all it speaks of', async () => {
  const page = await (await service.fetch(new Request('http://service.test/docs'))).text();
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(targets).size).toBeGreaterThan(Object.keys(endpoints).length);
  expect(targets.filter((id) => page.split(` id="${id}"`).length !== 2)).toEqual([]);
});

test('the page tells what webhooks are sent and how it is signed', async () => {
  const page = await (await service.fetch(new Request('http://service.test/docs'))).text();
  expect(eventKinds.filter((kind) => !page.includes(`<code>${kind}</code>`))).toEqual([]);
  expect(page).toContain('<code>webhook-signature</code>');
});

test('the page runs no script and asks nobody else', async () => {
  const answer = await service.fetch(new Request('http://service.test/docs'));
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/,
  );
  expect(page).not.toMatch(/<script|<link|style="|src=/);
});

test('what is not sent becomes what the description says', async () => {
  const account = await service.account();
  const eventType = await service.send(account, 'POST /event-types', { title: 'Talk' });
  const form = `/event-types/${eventType.body.data.id}/booking-forms` as const;
  const field = await service.send(account, `POST ${form}`, { label: 'Company', type: 'text' });
  const webhook = { url: 'https://example.com/hooks', events: ['event.created'] };
  const kept = await service.send(account, 'POST /webhooks', webhook);
  expect(eventType.body.data).toMatchObject(defaultsOf('CreateEventTypeBody'));
  expect(field.body.data).toMatchObject(defaultsOf('CreateBookingFormFieldBody'));
  expect(kept.body.data).toMatchObject(defaultsOf('CreateWebhookBody'));
});

/** What a body is described to hold unless sent; at least something is. */
function defaultsOf(name: string): object {
  const { properties } = describeInterface().components.schemas[name] as { properties: Record<string, object> };
  const found = Object.entries(properties).flatMap(([field, schema]) =>
    'default' in schema ? [[field, schema.default]] : [],
  );
  expect(found).not.toEqual([]);
  return Object.fromEntries(found);
}
