import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HostPage, writePage } from './host-page.ts';

export type HostServer = {
  /** Puts a page on show; returns the port and path it is at. */
  readonly show: (host: HostPage) => { readonly port: number; readonly path: string };
  readonly stop: () => void;
};

/** Serves host pages from an origin of their own, another one than the widget's. */
export async function serveHosts(book: string): Promise<HostServer> {
  const pages: HostPage[] = [];
  const server = createServer((request, response) => {
    const host = pages[Number((request.url ?? '').slice(1))];
    if (!host) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...host.headers?.({ book }) });
    response.end(writePage(host, { book }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    show: (host) => ({ port, path: `/${pages.push(host) - 1}` }),
    stop: () => server.close(),
  };
}
