import type { Client } from 'pg';

export type Table = { readonly name: string; readonly columns: readonly string[] };

/** The parts of a database that a backup includes. */
export type Catalog = {
  /** Names of the migrations that created the tables. */
  readonly migrations: readonly string[];
  /** Every table comes after the tables it refers to. */
  readonly tables: readonly Table[];
};

type Reference = { readonly from: string; readonly to: string };

/** Returns whether the tables of any release exist. */
export async function hasTables(client: Client): Promise<boolean> {
  const result = await client.query("select to_regclass('kysely_migration') is not null as has");
  return result.rows[0].has;
}

/**
 * Finds what to back up. Leaves out computed columns, and unlogged tables, which hold only data that a crash may lose.
 */
export async function readCatalog(client: Client): Promise<Catalog> {
  const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const tables = await client.query<Table>(`
    select relname::text as name, array(
      select attname::text from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    ) as columns
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not in ('kysely_migration', 'kysely_migration_lock')
    order by relname`);
  const references = await client.query<Reference>(`
    select source.relname::text as from, target.relname::text as to
    from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`);
  return { migrations: migrations.rows.map(({ name }) => name), tables: inOrder(tables.rows, references.rows) };
}

/** Puts every table after the tables it refers to. */
function inOrder(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const orderedTables: Table[] = [];
  let remaining = [...tables];
  while (remaining.length > 0) {
    const names = new Set(remaining.map(({ name }) => name));
    const next = remaining.filter(({ name }) => !references.some(({ from, to }) => from === name && names.has(to)));
    if (next.length === 0) throw new Error(`These tables refer to one another in a circle: ${[...names].join(', ')}.`);
    orderedTables.push(...next);
    remaining = remaining.filter((table) => !next.includes(table));
  }
  return orderedTables;
}
