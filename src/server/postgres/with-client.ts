import { Client } from 'pg';

/** How long a server has to accept a connection: one that hangs accepts it and never responds. */
const connectMillis = 5000;

/** Opens one connection for a piece of work. Uncommitted changes are rolled back. */
export async function withClient<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectMillis });
  // The next query will fail anyway. Without a listener Node would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
