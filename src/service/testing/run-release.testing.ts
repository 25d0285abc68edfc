import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { createService } from '../create-service.ts';
import type { openStore } from '../store/index.ts';

/** The part of a release that is used. Its sources may be older than these types, but have these names. */
type Release = { readonly createService: typeof createService; readonly openStore: typeof openStore };

// Run as a program by `startRelease`: the folder of a checkout, and the database that it serves.
const [folder = '', databaseUrl = ''] = process.argv.slice(2);
const release: Release = await import(`${folder}/src/service/index.ts`);
const store = await release.openStore({ databaseUrl, queryTimeoutMillis: 0 });
await store.migrate();
const log = { error: (fields: object) => process.stderr.write(`${JSON.stringify(fields)}\n`) };
const clock = () => Date.now() as ReturnType<Parameters<typeof createService>[0]['clock']>; // an instant of this moment
const service = release.createService({ store, clock, log, requestsPerMinute: 1_000_000 });
const server = createServer(getRequestListener((request) => service.fetch(request)));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
