import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openService } from '../../testing/index.ts';
import type { Database } from '../tables/index.ts';
import { directoryTables } from './directory-tables.ts';

const { store } = await openService();

const withoutAccount = ['accounts', ...directoryTables.copied, ...directoryTables.local];

test('begins each key of each table with the account', async () => {
  expect(await keysWithoutAccount(store.db)).toEqual([]);
});

test('gives each id 64 bits', async () => {
  expect(await narrowIds(store.db)).toEqual([]);
});

test.each([
  ['a unique index', 'create unique index wrong on contacts (email)', 'wrong'],
  ['a unique index of an expression', 'create unique index wrong on contacts (lower(email))', 'wrong'],
  ['a unique constraint', 'alter table teams add constraint wrong unique (name, account_id)', 'wrong'],
  ['a primary key', 'create table wrong (id bigint primary key, account_id bigint not null)', 'wrong_pkey'],
  ['an exclusion', 'alter table meetings add constraint wrong exclude using gist (id with =)', 'wrong'],
  [
    'a foreign key',
    'alter table webhooks add user_id bigint, add user_account bigint, ' +
      'add constraint wrong foreign key (user_id, user_account) references users (id, account_id)',
    'wrong',
  ],
  [
    'a foreign key to another account',
    'alter table webhooks add constraint wrong foreign key (account_id) references event_type_owners (id)',
    'wrong',
  ],
  [
    'a foreign key that would be set to null',
    'alter table events add constraint wrong foreign key (account_id, contact_id) references contacts on delete set null (contact_id)',
    'wrong',
  ],
])('finds a statement without the account: %s', async (_, statement, name) => {
  const preparation =
    'create unique index users_turned on users (id, account_id); create table event_type_owners (id bigint primary key, account_id bigint)';
  const names = await whileChanged(`${preparation}; ${statement}`, keysWithoutAccount);
  expect(names).toContain(name);
});

test('finds an id of 32 bits', async () => {
  expect(await whileChanged('alter table webhooks add team_id integer', narrowIds)).toEqual(['webhooks.team_id']);
});

/** Names the keys of tables outside the directory that do not begin with the account, or could leave it. */
async function keysWithoutAccount(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with tables as (
      select oid, relname from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and relname <> all(${withoutAccount}::text[]) and relname not like 'kysely%'
    ), indexes as (
      select indexrelid::regclass::text as name, indkey[0] = attnum as begins
      from pg_index join tables on tables.oid = indrelid
      left join pg_attribute on attrelid = indrelid and attname = 'account_id'
      where indisunique or indisexclusion
    ), references_of as (
      select conname::text as name,
        own.attname = 'account_id' and confdeltype <> 'n' and confupdtype <> 'n'
          and (other.attname = 'account_id' or confrelid = 'accounts'::regclass) as begins
      from pg_constraint join tables on tables.oid = conrelid
      join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
      where contype = 'f'
    )
    select name from (select * from indexes union all select * from references_of) as keys
    where begins is not true order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names the columns that hold an id and are not as wide as one. */
async function narrowIds(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and attnum > 0
      and (attname = 'id' or attname like '%\\_id') and atttypid in ('integer'::regtype, 'smallint'::regtype)`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Changes the tables, looks at them, and takes the change back. */
async function whileChanged(
  statements: string,
  look: (open: Kysely<Database>) => Promise<string[]>,
): Promise<string[]> {
  const taking = new Error('taken back');
  let names: string[] = [];
  const changing = store.db.transaction().execute(async (open) => {
    await sql.raw(statements).execute(open);
    names = await look(open);
    throw taking;
  });
  await expect(changing).rejects.toBe(taking);
  return names;
}
