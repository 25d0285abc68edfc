import { type Kysely, sql } from 'kysely';
import type { Records } from '../../records/index.ts';
import type { Shares } from '../locks/index.ts';
import type { Database } from '../tables/index.ts';
import { type ExportedTable, exportedTables } from './exported-tables.ts';

/** Small enough to be in memory at once without delaying other work. */
const rowsAtOnce = 500;

export function createAccountExport(db: Kysely<Database>, { ofAccount }: Shares): Pick<Records, 'exportRows'> {
  return {
    async *exportRows(accountId) {
      for (const source of exportedTables) {
        let after: readonly string[] | undefined;
        do {
          const from = after;
          // An export takes long, and a user may start many.
          const page = await ofAccount({ key: accountId, part: 'lists' }, () =>
            readPage(db, { accountId, source, after: from }),
          );
          for (const { content } of page) yield { table: source.table, content };
          after = page.length < rowsAtOnce ? undefined : page.at(-1)?.key;
        } while (after);
      }
    },
  };
}

type PageOf = {
  readonly accountId: number;
  readonly source: ExportedTable;
  /** The key of the last row that was read. */
  readonly after: readonly string[] | undefined;
};

type ExportedRow = { readonly content: string; readonly key: string[] };

/** Reads rows by their key, so that a page costs the same however many rows are before it. */
async function readPage(db: Kysely<Database>, { accountId, source, after }: PageOf): Promise<ExportedRow[]> {
  const { table, key, leftOut = [] } = source;
  const columns = sql.join(key.map((column) => sql.ref(`exported.${column}`)));
  const texts = sql.join(key.map((column) => sql`${sql.ref(`exported.${column}`)}::text`));
  const beyond = after ? sql`and (${columns}) > (${sql.join(after)})` : sql``;
  const page = sql<ExportedRow>`
    select (to_jsonb(exported) - ${['account_id', ...leftOut]}::text[])::text as content, array[${texts}] as key
    from ${sql.table(table)} as exported
    where exported.account_id = ${accountId} ${beyond}
    order by ${columns} limit ${rowsAtOnce}`;
  return (await page.execute(db)).rows;
}
