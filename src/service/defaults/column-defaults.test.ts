import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openService } from '../testing/index.ts';
import { eventTypeDefaults, fieldDefaults } from './index.ts';

const { account, store } = await openService();
const { accountId, userId, eventTypeId } = await account();

test('gives the columns of event types the defaults of the API', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into event_types (account_id, host_id, title, slug, created_at, updated_at)
    values (${accountId}, ${userId}, 'Bare', 'bare', now(), now()) returning id
  `.execute(store.db);
  const found = await store.findEventType(accountId, rows[0]?.id ?? 0);
  expect(found?.eventType).toMatchObject(eventTypeDefaults);
});

test('gives the columns of form fields the defaults of the API', async () => {
  await sql`
    insert into booking_form_fields (account_id, event_type_id, identifier, label, type, position)
    values (${accountId}, ${eventTypeId}, 'bare', 'Bare', 'text', 9)
  `.execute(store.db);
  const fields = await store.listFields(accountId, eventTypeId);
  expect(fields.find(({ identifier }) => identifier === 'bare')).toMatchObject(fieldDefaults);
});
