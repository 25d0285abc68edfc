import type { Server } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { KnownCaller } from '../service/index.ts';
import type { Settings } from './settings.ts';

/** What an app is told of the connection a request came by, and by the service of who asks. */
export type Env = { Bindings: HttpBindings; Variables: { caller?: KnownCaller } };

export type Listening = {
  /** Where it listens, as `http://localhost:4242`. */
  readonly address: string;
  /** Stops listening and waits for the answers under way; connections that are only kept open are closed at once. */
  drain(): Promise<void>;
};

/** Listens where the settings say. */
export async function listen(app: Hono<Env>, { PORT, HOST }: Settings): Promise<Listening> {
  const server = await new Promise<Server>((resolve, reject) => {
    const options = { fetch: app.fetch, port: PORT, ...(HOST && { hostname: HOST }) };
    // Without options of its own `serve` makes a plain HTTP server.
    const starting = serve(options, () => resolve(starting)) as Server;
    starting.once('error', reject);
  });
  return { address: addressOf(server), drain: () => drain(server) };
}

function addressOf(server: Server): string {
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : '';
  return `http://localhost:${port}`;
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}
