import { expect, test } from 'vitest';
import { openService, statementsOf } from '../../../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));

test('books with one insert for each table', async () => {
  const host = await service.account();
  const statements = await statementsOf(async () => {
    expect((await service.book(host, '2026-03-03T10:00:00+01:00')).status).toBe(201);
  });
  const inserts = statements.flatMap(({ text }) => /^\s*insert into "?(\w+)/.exec(text)?.[1] ?? []);
  expect(inserts.sort()).toEqual(
    ['contacts', 'deliveries', 'due_accounts', 'events', 'journal', 'meeting_hosts', 'meetings'].sort(),
  );
});

test('makes a booking in a single transaction', async () => {
  const host = await service.account();
  const statements = await statementsOf(async () => {
    await service.book(host, '2026-03-03T10:00:00+01:00');
  });
  const ends = statements.filter(({ text }) => /^\s*(start transaction|commit|rollback)/.test(text));
  expect(ends.map(({ text }) => text.trim().split('\n')[0])).toEqual([
    'start transaction isolation level read committed;',
    'commit',
  ]);
});
