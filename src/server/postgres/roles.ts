import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { withClient } from './with-client.ts';

/** The superuser of the cluster, used only for its creation and administration. */
export const superuser = 'postgres';
/** Owns the application's database, and may do nothing else: no files, no programs, no other roles. */
const user = 'sched';
const database = 'sched';

/** How to log in with the roles of the cluster. */
export type Access = {
  readonly port: number;
  readonly superuserPassword: string;
  readonly password: string;
};

/**
 * Creates the application's role and its database, unless they exist. Processes that start together do so one after
 * another.
 */
export async function prepareDatabase(access: Access): Promise<void> {
  await withClient(superuserUrl(access), async (client) => {
    await takeTurn(client);
    await client.query(`drop role if exists ${helper}`);
    if (!(await exists(client, { table: 'pg_roles', column: 'rolname', name: user })))
      await client.query(`create role ${user} login`);
    // A role whose password file was lost gets a new password.
    await client.query(`alter role ${user} password ${client.escapeLiteral(access.password)}`);
    if (!(await exists(client, { table: 'pg_database', column: 'datname', name: database }))) {
      await client.query(`create database ${database} owner ${user}`);
    }
  });
}

/**
 * Removes all rights except those on its database from the application's role in a cluster of an earlier release, in
 * which it was the first role. Such a role stays a superuser forever: it gets the superuser's name and password, and a
 * new role gets the name, the password and everything in the database. Returns whether that was done.
 */
export async function separateRoles(access: Access): Promise<boolean> {
  return withClient(databaseUrl({ ...access, role: user, database: 'postgres' }), async (client) => {
    await takeTurn(client);
    // A role cannot rename itself, so a second superuser does it.
    const { rows } = await client.query("select from pg_roles where rolname = 'sched' and rolsuper and oid = 10");
    if (rows.length === 0) return false;
    if (!(await exists(client, { table: 'pg_database', column: 'datname', name: database })))
      await client.query(`create database ${database}`);
    const password = randomBytes(24).toString('hex');
    await client.query(`drop role if exists ${helper}`);
    await client.query(`create role ${helper} superuser login password '${password}'`);
    await withClient(databaseUrl({ ...access, password, role: helper, database }), async (helping) => {
      await helping.query(`begin;
        alter role ${user} rename to ${superuser};
        alter role ${superuser} password ${client.escapeLiteral(access.superuserPassword)};
        create role ${user} login password ${client.escapeLiteral(access.password)};
        alter database ${database} owner to ${user};
        ${handOver}
        commit`);
    });
    await client.query(`drop role ${helper}`);
    return true;
  });
}

const helper = 'sched_helper';

/** Sequences of columns follow their tables, and objects of an extension stay with it. */
const handOver = `
  do $$
  declare found record;
  begin
    for found in
      select format('alter table %s owner to ${user}', oid::regclass) as statement from pg_class
      where relnamespace = 'public'::regnamespace and relowner = 10 and relkind in ('r', 'p')
    loop
      execute found.statement;
    end loop;
  end $$;`;

async function takeTurn(client: Client): Promise<void> {
  await client.query("select pg_advisory_lock(hashtext('sched-booking roles'))");
}

/** A row of a catalog of PostgreSQL, by the column that names it. */
type Named = { readonly table: string; readonly column: string; readonly name: string };

async function exists(client: Client, { table, column, name }: Named): Promise<boolean> {
  return (await client.query(`select from ${table} where ${column} = $1`, [name])).rows.length > 0;
}

export function superuserUrl(access: Pick<Access, 'port' | 'superuserPassword'>): string {
  return databaseUrl({ ...access, password: access.superuserPassword, role: superuser, database: 'postgres' });
}

export function databaseUrlOf(access: Pick<Access, 'port' | 'password'>): string {
  return databaseUrl({ ...access, role: user, database });
}

type Login = {
  readonly port: number;
  readonly role: string;
  readonly password: string;
  readonly database: string;
};

function databaseUrl({ port, role, password, database: name }: Login): string {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
}
