import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLibrary } from '../../support/index.ts';
import { type EmbeddingPage, writePage } from './embedding-page.ts';

export type PageServer = {
  /** Serves a page. Returns its port and path. `?bare` is the same page without the widget. */
  readonly show: (embeddingPage: EmbeddingPage) => { readonly port: number; readonly path: string };
  readonly stop: () => void;
};

/** Serves embedding pages from an origin other than the widget's. */
export async function servePages(book: string): Promise<PageServer> {
  const pages: EmbeddingPage[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const library = await readLibrary(pathname);
    if (library) {
      // Lets a worker respond to requests of pages outside its folder.
      response.writeHead(200, { 'content-type': library.type, 'service-worker-allowed': '/' });
      return void response.end(library.content);
    }
    const embeddingPage = pages[Number(pathname.slice(1))];
    if (!embeddingPage) return void response.writeHead(404).end();
    const type = embeddingPage.isXml ? 'application/xhtml+xml' : 'text/html';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...embeddingPage.headers?.({ book }) });
    response.end(writePage(embeddingPage, { book }, search === '?bare'));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    show: (embeddingPage) => ({ port, path: `/${pages.push(embeddingPage) - 1}` }),
    stop: () => server.close(),
  };
}
