import { type DatabaseConnection, PostgresDialect, Transaction } from 'kysely';

/** What every transaction of Kysely is made with; one that is given its connection opens none. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection.')) });
const inherited = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * Returns the same transaction, but one whose statements are sent at once: Kysely's own sends each only after the one
 * before was answered. The database runs them in the order in which they were sent.
 */
export function pipelined<Tables>(trx: Transaction<Tables>, connection: DatabaseConnection): Transaction<Tables> {
  const executor = trx.getExecutor().withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  return new Transaction<Tables>({ ...inherited, executor });
}
