import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Serves the page of the console at each of its addresses, with scripts from source. */
export function consoleFromSource(): Plugin {
  return {
    name: 'console-from-source',
    apply: 'serve',
    configureServer(server) {
      const file = join(server.config.root, 'src/console/index.html');
      server.middlewares.use(async function showConsole(request, response, next) {
        const { url = '', method } = request;
        if (method !== 'GET' || !/^\/console(?!\/api\/)([/?]|$)/.test(url)) return next();
        const page = (await readFile(file, 'utf8')).replace('./index.ts', '/src/console/index.ts');
        response.setHeader('content-type', 'text/html');
        response.end(await server.transformIndexHtml(url, page));
      });
    },
  };
}
