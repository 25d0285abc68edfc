import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FeedServer } from '../calendar-service.testing.ts';

/** A calendar in memory, and the requests that it received. */
export type MemoryCalendar = {
  readonly url: string;
  /** The names of the reports that were requested since the last call. */
  takeReports(): string[];
  write(uid: string, file: string): Promise<void>;
  remove(uid: string): Promise<void>;
  /** Forgets all states of the calendar but the last. */
  forgetStates(): void;
};

type Options = {
  /** The most changes that a response names. */
  readonly maxChanges?: number;
  /** The status with which it refuses an unknown state. */
  readonly refusal?: number;
};

/**
 * Serves a CalDAV calendar with changes by state (RFC 6578) from a server of this machine.
 * @public The benchmark of calendars uses it too.
 */
export function serveCalendar(server: FeedServer, { maxChanges = 100, refusal = 403 }: Options = {}): MemoryCalendar {
  const files = new Map<string, string>();
  /** The paths that were changed, in order. A state is the number of changes so far. */
  const changes: string[] = [];
  let oldest = 0;
  let reports: string[] = [];
  const pathOf = (uid: string) => `/calendar/${encodeURIComponent(uid)}.ics`;

  function respond(report: string, body: string): string | number {
    if (report === 'propfind') return body.includes('getetag') ? [...files.keys()].map(listEntry).join('') : calendar();
    if (report === 'calendar-query') return [...files].map(([path, file]) => success(path, data(file))).join('');
    if (report === 'sync-collection') return changesSince(Number(/state-(\d+)/.exec(body)?.[1]));
    const paths = [...body.matchAll(/<D:href>([^<]+)</g)].map(([, path = '']) => path);
    return paths
      .map((path) => (files.has(path) ? success(path, data(files.get(path) ?? '')) : notFound(path)))
      .join('');
  }

  function calendar(): string {
    const type = '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>';
    return success('/calendar/', `${type}<d:displayname>Work</d:displayname>${token(changes.length)}`);
  }

  function changesSince(state: number): string | number {
    if (!(state >= oldest && state <= changes.length)) return refusal;
    const part = changes.slice(state, state + maxChanges);
    const isWhole = state + part.length === changes.length;
    const more = isWhole
      ? ''
      : `<d:response><d:href>/calendar/</d:href>${status(507, 'Insufficient Storage')}</d:response>`;
    const responses = [...new Set(part)].map((path) => (files.has(path) ? listEntry(path) : notFound(path)));
    return `${responses.join('')}${more}${token(state + part.length)}`;
  }

  server.respondWith((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const report = /<[DC]:(propfind|calendar-query|calendar-multiget|sync-collection)/.exec(body)?.[1] ?? '';
      reports.push(report);
      const content = respond(report, body);
      if (typeof content === 'number') response.writeHead(content).end();
      else response.writeHead(207).end(`<d:multistatus xmlns:d="DAV:" xmlns:c="c">${content}</d:multistatus>`);
    });
  });

  return {
    url: `http://${server.host}/calendar/`,
    takeReports() {
      const names = reports.filter((name) => name !== 'propfind');
      reports = [];
      return names;
    },
    async write(uid, file) {
      files.set(pathOf(uid), file);
      changes.push(pathOf(uid));
    },
    async remove(uid) {
      files.delete(pathOf(uid));
      changes.push(pathOf(uid));
    },
    forgetStates() {
      oldest = changes.length;
    },
  };
}

const status = (code: number, text: string) => `<d:status>HTTP/1.1 ${code} ${text}</d:status>`;
const token = (state: number) => `<d:sync-token>https://calendar.example/state-${state}</d:sync-token>`;
const data = (file: string) =>
  `<c:calendar-data>${file.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</c:calendar-data>`;
const notFound = (path: string) => `<d:response><d:href>${path}</d:href>${status(404, 'Not Found')}</d:response>`;
const listEntry = (path: string) => success(path, '<d:getetag>"1"</d:getetag>');

function success(path: string, properties: string): string {
  const propstat = `<d:propstat><d:prop>${properties}</d:prop>${status(200, 'OK')}</d:propstat>`;
  return `<d:response><d:href>${path}</d:href>${propstat}</d:response>`;
}
