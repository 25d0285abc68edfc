import { type DatabaseConnection, type Kysely, PostgresDialect, Transaction } from 'kysely';

/** Kysely builds every transaction from a dialect. A transaction that already has its connection opens none. */
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction must use the connection that it has.')),
});
const parentProps = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * Returns a transaction on a connection that sends its statements at once. Kysely's own sends each statement only after
 * the previous one was answered. The database runs them in the order in which they were sent. It neither begins nor
 * ends by itself.
 */
export function pipelined<Tables>(db: Kysely<Tables>, connection: DatabaseConnection): Transaction<Tables> {
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  return new Transaction<Tables>({ ...parentProps, executor });
}
