import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLibrary } from '../library-files.ts';
import { type HostPage, writePage } from './host-page.ts';

export type HostServer = {
  /** Puts a page on show; returns the port and path it is at. `?bare` is the same page without the widget. */
  readonly show: (host: HostPage) => { readonly port: number; readonly path: string };
  readonly stop: () => void;
};

/** Serves host pages from an origin of their own, another one than the widget's. */
export async function serveHosts(book: string): Promise<HostServer> {
  const pages: HostPage[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const library = await readLibrary(pathname);
    if (library) {
      // A worker may answer for pages outside its folder.
      response.writeHead(200, { 'content-type': library.type, 'service-worker-allowed': '/' });
      return void response.end(library.content);
    }
    const host = pages[Number(pathname.slice(1))];
    if (!host) return void response.writeHead(404).end();
    const type = host.isXml ? 'application/xhtml+xml' : 'text/html';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...host.headers?.({ book }) });
    response.end(writePage(host, { book }, search === '?bare'));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    show: (host) => ({ port, path: `/${pages.push(host) - 1}` }),
    stop: () => server.close(),
  };
}
