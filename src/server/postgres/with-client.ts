import { Client } from 'pg';

/** How long a server has to let us in: one that hangs takes connections and says nothing. */
const connectMillis = 5000;

/** Opens one connection for a piece of work; whatever is not committed by then is undone. */
export async function withClient<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectMillis });
  // The next query will fail anyway; without a listener Node would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
