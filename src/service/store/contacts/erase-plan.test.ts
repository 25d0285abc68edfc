import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { explain, openService, statementsOf } from '../../testing/index.ts';

const service = await openService();
const { db } = service.store;

test('finds the events of earlier contacts by an index', async () => {
  const host = await service.account();
  const { id, contact_id: contactId } = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
  await service.send(host, `POST /events/${id}/cancel`);
  await sql`
    insert into events (account_id, id, event_type_id, host_id, meeting_id, starts_at, ends_at, invitee_name,
      invitee_email, timezone, answers, ics_uid, created_at, updated_at)
    select account_id, md5(n::text)::uuid, event_type_id, host_id, meeting_id, starts_at, ends_at, invitee_name,
      n || '@example.com', timezone, answers, ics_uid, created_at, updated_at
    from events, generate_series(1, 5000) as n
    where account_id = ${host.accountId} and id = ${id}`.execute(db);
  await sql`vacuum analyze events`.execute(db);
  const statements = await statementsOf(
    async () => void (await service.send(host, `DELETE /contacts/${contactId}?events=erase`)),
  );
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  const finding = statements.filter(({ text }) => text.includes('lower(invitee_email)'));
  // Explained once nothing matches any more, which changes no plan.
  const scans = await explain(client, finding, /^\s*select/i);
  await client.end();
  expect(scans).toEqual([expect.stringContaining('events_without_contact')]);
  expect(scans).toEqual([expect.not.stringContaining('ALL OF')]);
});
