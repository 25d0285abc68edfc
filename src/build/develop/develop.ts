import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { join, relative } from 'node:path';
import { env, stdout } from 'node:process';
import { createServer, type ViteDevServer } from 'vite';
import { foldersOf } from '../output/index.ts';
import { runService } from './run-service.ts';

/** The port of the development server, unless `PORT` sets another. */
const defaultPort = 5173;

/** Paths that the server serves. Vite serves all others, such as `/docs.js` and `/manage.js`, from source. */
const ofServer = '^/(embed/v1|v1|docs|manage|mail|mcp|logos|console/api)([/?]|$)';

/** The pages of hosts, such as `/demo` and `/demo/introductory-call`. Source files have a dot in their names. */
const ofHosts = String.raw`^/(@\d+|[^/.@?]+)(/[^/.?]+)?([?]|$)`;

export type Development = {
  readonly address: string;
  stop(): Promise<void>;
};

/** Runs everything from source at one address: Vite serves the pages, and the server behind it restarts on changes. */
export async function develop(root: string): Promise<Development> {
  const servicePort = await findFreePort();
  const target = `http://localhost:${servicePort}`;
  const vite = await createServer({
    root,
    clearScreen: false,
    server: {
      port: Number(env.PORT ?? defaultPort),
      proxy: { [ofServer]: { target }, [ofHosts]: { target } },
    },
  });
  await vite.listen();
  const address = `http://localhost:${vite.config.server.port}`;
  // The log leaves out routine requests, which do not interest developers.
  const environment = { LOG_LEVEL: 'warn', ...env, PORT: String(servicePort) };
  const print = (line: string) => stdout.write(`${line.replaceAll(target, address)}\n`);
  const service = await runService({ root, environment, print });
  await restartOnChange(vite, root, service.restart);
  return {
    address,
    async stop() {
      await Promise.all([vite.close(), service.stop()]);
    },
  };
}

/** Restarts the server when one of its source files changes. */
async function restartOnChange(vite: ViteDevServer, root: string, restart: () => Promise<void>): Promise<void> {
  const folders = foldersOf(root, 'server');
  vite.watcher.on('change', (file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    const isOfServer =
      folders.some((folder) => path.startsWith(`${folder}/`)) && !/\.(test|testing|bench)\./.test(path);
    if (!isOfServer) return;
    vite.config.logger.info(`${path} changed: the server starts again`, { timestamp: true });
    void restart();
  });
  vite.watcher.add(folders.map((folder) => join(root, folder)));
}

async function findFreePort(): Promise<number> {
  const socket = createSocket().listen(0);
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  if (address === null || typeof address === 'string') throw new Error('The operating system assigned no port.');
  return address.port;
}
