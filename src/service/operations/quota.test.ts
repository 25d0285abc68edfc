import { readFileSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { maxSlots, quotas } from '../../contract/index.ts';
import { openService, type TestAccount } from '../testing/index.ts';

const service = await openService();
const longText = 'x'.repeat(255);

type QuotaCase = {
  readonly name: keyof typeof quotas;
  /** Copies what an account has, the given number of times. */
  readonly copy: (account: TestAccount, times: number) => RawBuilder<unknown>;
  readonly path: (account: TestAccount) => string;
  readonly body: object;
  /** How many a new account has. */
  readonly has: number;
  readonly sentence: string;
};

const countQuotas: readonly QuotaCase[] = [
  {
    name: 'webhooks',
    copy: ({ accountId }, times) => sql`
      insert into webhooks (account_id, url, events, is_active, secret, created_at, updated_at)
      select ${accountId}, 'https://example.org/', '{event.created}', true, 'x', now(), now() from generate_series(1, ${times}::integer)`,
    path: () => '/webhooks',
    body: { url: 'https://example.org/', events: ['event.created'] },
    has: 0,
    sentence: 'You have 50 webhooks, and an account can have at most 50. Delete one first.',
  },
  {
    name: 'schedules',
    copy: ({ accountId }, times) => sql`
      insert into availabilities (account_id, name, timezone, is_default, hours, created_at, updated_at)
      select ${accountId}, 'Other', 'UTC', false, '{}', now(), now() from generate_series(1, ${times}::integer)`,
    path: () => '/availabilities',
    body: { name: 'One more' },
    has: 1,
    sentence: 'You have 500 schedules, and an account can have at most 500. Delete one first.',
  },
  {
    name: 'eventTypes',
    copy: ({ accountId, userId }, times) => sql`
      insert into event_types (account_id, host_id, title, slug, created_at, updated_at)
      select ${accountId}, ${userId}, 'Call', 'call-' || n, now(), now() from generate_series(1, ${times}::integer) as n`,
    path: () => '/event-types',
    body: { title: 'One more' },
    has: 1,
    sentence: 'You have 1,000 event types, and an account can have at most 1,000. Delete one first.',
  },
  {
    name: 'fields',
    copy: ({ accountId, eventTypeId }, times) => sql`
      insert into booking_form_fields (account_id, event_type_id, identifier, label, type, position)
      select ${accountId}, ${eventTypeId}, 'field_' || n, 'Field', 'text', n from generate_series(1, ${times}::integer) as n`,
    path: ({ eventTypeId }) => `/event-types/${eventTypeId}/booking-forms`,
    body: { label: 'One more', type: 'text' },
    has: 2,
    sentence: 'This booking form has 100 fields, and a booking form can have at most 100. Delete one first.',
  },
];

test.each(countQuotas)('grants the last of the $name to one of two requests', async (quota) => {
  const account = await service.account();
  await quota.copy(account, quotas[quota.name].max - quota.has - 1).execute(service.store.db);
  const add = () => service.send(account, `POST ${quota.path(account)}`, quota.body);
  const replies = await Promise.all([add(), add()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
  const refusal = replies.find(({ status }) => status === 422)?.body.error;
  expect([refusal.code, refusal.message]).toEqual(['quota_exceeded', quota.sentence]);
});

const options = (count: number) => Array.from({ length: count }, (_, index) => `${index} ${'x'.repeat(240)}`);

test('refuses to enlarge an oversized form and allows shrinking it', async () => {
  const account = await service.account();
  const form = `/event-types/${account.eventTypeId}/booking-forms`;
  const add = (count: number) =>
    service.send(account, `POST ${form}`, { label: longText, type: 'select', options: options(count) });
  const replies = [];
  for (const count of [100, 100, 100, 100, 100, 10]) replies.push(await add(count));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  const beyond = await add(20);
  expect([beyond.status, beyond.body.error.message]).toEqual([
    422,
    expect.stringMatching(/^This booking form would take \d{3},\d{3} bytes, and a booking form may use 131,072\./),
  ]);
  const { id } = replies.at(-1)?.body.data ?? {};
  const grow = await service.send(account, `PUT ${form}/${id}`, { options: options(40) });
  const shrink = await service.send(account, `PUT ${form}/${id}`, { options: options(5) });
  expect([grow.status, grow.body.error?.code, shrink.status]).toEqual([422, 'quota_exceeded', 200]);
});

test('refuses schedules beyond their total size', async () => {
  const account = await service.account();
  const everyOtherMinute = Array.from({ length: 720 }, (_, index) => ({
    start: clock(2 * index),
    end: clock(2 * index + 1),
  }));
  const hours = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, everyOtherMinute]),
  );
  const replies = [];
  for (let count = 0; count < 9; count += 1) {
    replies.push(await service.send(account, 'POST /availabilities', { name: 'Odd minutes', hours }));
  }
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 422]);
  expect(replies.at(-1)?.body.error.code).toBe('quota_exceeded');
  const refusal = await service.send(account, `PUT /availabilities/${account.availabilityId}`, { hours });
  const { id } = replies[0]?.body.data ?? {};
  const update = await service.send(account, `PUT /availabilities/${id}`, { name: 'Even' });
  expect([refusal.status, update.status]).toEqual([422, 200]);
});

test('refuses event types beyond their total size', async () => {
  const account = await service.account();
  await sql`
    insert into event_types (account_id, host_id, title, slug, description, created_at, updated_at)
    select ${account.accountId}, ${account.userId}, 'Call', 'call-' || n, repeat('x', 5000), now(), now()
    from generate_series(1, 183) as n`.execute(service.store.db);
  const description = 'x'.repeat(5000);
  const replies = [];
  for (let count = 0; count < 12; count += 1) {
    replies.push(await service.send(account, 'POST /event-types', { title: 'Call', description }));
  }
  expect([replies[0]?.status, replies.at(-1)?.status, replies.at(-1)?.body.error.code]).toEqual([
    201,
    422,
    'quota_exceeded',
  ]);
  // Room may be left for something shorter, and how much depends on how the times are written.
  for (let count = 0; count < 6; count += 1) {
    await service.send(account, 'POST /event-types', { title: 'Call', description: 'x'.repeat(1000) });
  }
  const longer = await service.send(account, `PUT /event-types/${account.eventTypeId}`, { description });
  const shorter = await service.send(account, `PUT /event-types/${replies[0]?.body.data.id}`, { description: 'x' });
  expect([longer.status, shorter.status]).toEqual([422, 200]);
});

test('OPERATING.md has every quota', () => {
  const [, limits = ''] =
    /^## Limits on accounts\n(.*?)^## /ms.exec(readFileSync('.github/OPERATING.md', 'utf8')) ?? [];
  const numbers = [maxSlots, ...Object.values(quotas).map(({ max }) => max)];
  expect(numbers.filter((number) => !limits.includes(number.toLocaleString('en')))).toEqual([]);
});

function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
