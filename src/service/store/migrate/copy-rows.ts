import { type Kysely, sql } from 'kysely';
import { codeOf } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

/** Rows copied in one transaction, which takes about a tenth of a second. A change of one of them waits that long. */
const rowsAtOnce = 500;

/** SQLSTATE of an object that another process has created or dropped in the meantime. */
const goneStates = new Set(['3F000', '42P01', '42883']);

/**
 * Copies the remaining rows of the large tables into the tables that replace them. Any number of processes may do so.
 * Each continues where the last batch of any of them ended.
 */
export async function copyRows(db: Kysely<Database>): Promise<void> {
  while (await copyBatch(db));
}

async function copyBatch(db: Kysely<Database>): Promise<boolean> {
  try {
    if (!(await isCopying(db))) return false;
    const copying = sql<{ more: boolean }>`select migrating.copy_rows(${rowsAtOnce}) as more`;
    return (await copying.execute(db)).rows[0]?.more ?? false;
  } catch (error) {
    if (goneStates.has(codeOf(error) ?? '')) return false;
    throw error;
  }
}

async function isCopying(db: Kysely<Database>): Promise<boolean> {
  const tables = sql<{ is: boolean }>`select to_regclass('migrating.copies') is not null as is`;
  return (await tables.execute(db)).rows[0]?.is ?? false;
}
