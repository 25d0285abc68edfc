import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openService, statementsOf } from '../../testing/index.ts';

const service = await openService();

test('uses one condition on the word index for any text', async () => {
  const host = await service.account();
  await service.book(host, '2026-03-03T09:00:00+01:00');
  const statements = await statementsOf(async () => void (await service.send(host, 'GET /events?q=lovelace')));
  const counting = statements.find(({ text }) => text.includes('count(*)')) ?? expect.fail('nothing is counted');
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  // So few events are found by any index; only the index of words is left, until the end of the transaction.
  await client.query(`
    begin;
    drop index events_by_host, events_by_outcome, events_by_start, events_by_status, events_by_type, events_contact,
      events_counted, events_counted_by_status, events_meeting;
    alter table events drop constraint events_pkey cascade;
    set local enable_seqscan = off`);
  const { rows } = await client.query(`explain ${counting.text}`, [...counting.values]);
  await client.end();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan.match(/Scan on events_\w+/g)).toEqual(['Scan on events_found']);
  expect(plan.match(/~~/g)).toHaveLength(2); // the condition of the index, and again of what it found
});
