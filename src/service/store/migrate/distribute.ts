import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/index.ts';
import { directoryTables } from './directory-tables.ts';

/**
 * A machine cannot enforce this index across the accounts of another one. The creator of the demonstration account
 * holds a lock for it instead.
 */
const indexOverAllAccounts = 'accounts_one_demonstration';

/**
 * Distributes the accounts over the nodes of a Citus cluster, if the extension is installed. The tables of one account,
 * which a statement may read together, are on the same node. The tables of the directory that they refer to are copied
 * to every node. Tables that are already distributed stay unchanged, so that each migration may add more.
 */
export async function distribute(trx: Kysely<Database>): Promise<void> {
  if (!(await hasCitus(trx))) return;
  // Tables that are copied to all nodes cannot be written while several shards are worked on at once.
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(trx);
  const tables = (await listLocalTables(trx)).filter((table) => !isLocal(table));
  if (tables.length === 0) return;
  if (tables.includes('accounts')) await sql`drop index ${sql.id(indexOverAllAccounts)}`.execute(trx);
  const references = await takeReferences(trx);
  for (const table of tables) await (isCopied(table) ? copyToAllNodes(trx, table) : distributeRows(trx, table));
  for (const { table, name, definition } of references) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx);
  }
}

function isLocal(table: string): boolean {
  return directoryTables.local.some((local) => local === table);
}

function isCopied(table: string): boolean {
  return directoryTables.copied.some((copied) => copied === table);
}

type Reference = { readonly table: string; readonly name: string; readonly definition: string };

/**
 * Drops the foreign keys of tables that are not distributed yet: Citus would distribute one table because of the other.
 */
async function takeReferences(trx: Kysely<Database>): Promise<Reference[]> {
  const foreignKeys = sql<Reference>`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace
      and conrelid not in (select logicalrelid from pg_dist_partition)`;
  const references = (await foreignKeys.execute(trx)).rows;
  for (const { table, name } of references) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(trx);
  }
  return references;
}

async function hasCitus(db: Kysely<Database>): Promise<boolean> {
  return (await sql`select from pg_extension where extname = 'citus'`.execute(db)).rows.length > 0;
}

/** Lists the tables that are on this node only. The accounts come first, because all others are placed with them. */
async function listLocalTables(trx: Kysely<Database>): Promise<string[]> {
  const tables = sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and oid not in (select logicalrelid from pg_dist_partition)
    order by relname <> 'accounts', relname`;
  return (await tables.execute(trx)).rows.map(({ name }) => name);
}

async function copyToAllNodes(trx: Kysely<Database>, table: string): Promise<void> {
  await sql`select create_reference_table(${table}::regclass)`.execute(trx);
}

async function distributeRows(trx: Kysely<Database>, table: string): Promise<void> {
  // A cluster never runs processes of the previous release. Only they need the triggers, which Citus does not run.
  const triggers = sql<{ name: string }>`
    select tgname::text as name from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal`;
  for (const { name } of (await triggers.execute(trx)).rows) {
    await sql`drop trigger ${sql.id(name)} on ${sql.table(table)}`.execute(trx);
  }
  const [column, together] = table === 'accounts' ? ['id', 'default'] : ['account_id', 'accounts'];
  await sql`select create_distributed_table(${table}, ${column}, colocate_with => ${together})`.execute(trx);
}
