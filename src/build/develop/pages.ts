import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The page of `public/` that is served without its `.html`, as the server does. */
const namedPages = ['/playground'];

/** Serves the scripts that pages name, such as `/sched-booking.js`, from source. `input` maps each to its source. */
export function pagesFromSource(input: Readonly<Record<string, string>>): Plugin {
  let root = '';
  return {
    name: 'pages-from-source',
    apply: 'serve',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      const source = input[/^\/(.+)\.js$/.exec(id.replace(/\?.*/, ''))?.[1] ?? ''];
      return source && join(root, source);
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '', query] = request.url?.split('?') ?? [];
        if (namedPages.includes(path)) request.url = `${path}.html${query === undefined ? '' : `?${query}`}`;
        next();
      });
    },
  };
}
