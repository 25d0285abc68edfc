import { existsSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream';
import { afterAll, onTestFinished, test } from 'vitest';
import {
  type CaldavServerName,
  caldavPrograms,
  requestAsReader,
  returnProgram,
  takeProgram,
} from './caldav-program.testing.ts';

/**
 * Lists the CalDAV servers that this machine has; `.ci/run` installs them. If there are none, a skipped test of the file
 * says so: Vitest reports a file without any test as failed.
 * @public The tests of the command line use it too.
 */
export function installedCaldavServers(): CaldavServerName[] {
  const names = (Object.keys(caldavPrograms) as CaldavServerName[]).filter(isInstalled); // a literal's keys
  if (names.length === 0) test.skip('needs Radicale or Xandikos, which are not installed');
  return names;
}

/** A server with one user, `reader`, whose calendar is empty at first. All requests are sent as this user. */
export type CaldavServer = TestCalendar & {
  readonly url: string;
  readonly host: string;
  /** Creates another calendar of the reader. */
  addCalendar(name: string): Promise<TestCalendar>;
  /** Closes all connections and refuses new ones, like a server that was killed. It keeps its data. */
  stop(): Promise<void>;
  /** Accepts connections again. */
  start(): Promise<void>;
};

type TestCalendar = {
  /** Reads an entry by its UID. */
  read(uid: string): Promise<string | undefined>;
  /** Writes an entry, to a file called `name`. @default the UID */
  write(uid: string, file: string, name?: string): Promise<void>;
  remove(uid: string): Promise<void>;
  list(): Promise<string[]>;
};

/**
 * Opens a CalDAV server for the user `reader` with the password `right`, closed after the test that opens it, or after
 * the last test of the file. Its port is its own, so that late requests of an earlier test do not reach it.
 * @public The tests of the command line use it too.
 */
export async function openCaldavServer(name: CaldavServerName): Promise<CaldavServer> {
  const programPort = await takeProgram(name);
  const forwarder = openForwarder(programPort);
  const port = await forwarder.listen();
  const { home } = caldavPrograms[name];
  const url = `http://127.0.0.1:${port}/`;
  const calendarNames: string[] = [];

  async function addCalendar(calendarName: string): Promise<TestCalendar> {
    const calendar = new URL(`${home}${calendarName}/`, url).href;
    await requestAsReader('MKCALENDAR', calendar);
    calendarNames.push(calendarName);
    return entriesIn(calendar);
  }

  async function close(): Promise<void> {
    await forwarder.close();
    for (const calendarName of calendarNames) {
      const { status } = await requestAsReader('DELETE', `http://127.0.0.1:${programPort}${home}${calendarName}/`);
      if (status >= 400 && status !== 404) throw new Error(`The server did not remove a calendar: ${status}`);
    }
    returnProgram(name, programPort);
  }

  // A running test must not call `afterAll`, and outside of a test `onTestFinished` throws.
  try {
    onTestFinished(close);
  } catch {
    afterAll(close);
  }
  const calendar = await addCalendar('calendar');
  return {
    url,
    host: `127.0.0.1:${port}`,
    addCalendar,
    stop: forwarder.close,
    start: async () => void (await forwarder.listen()),
    ...calendar,
  };
}

/** Forwards connections to a port of this machine. */
function openForwarder(to: number) {
  const connections = new Set<Socket>();
  let port = 0;
  const server = createServer((client) => {
    connections.add(client);
    pipeline(client, connect(to, '127.0.0.1'), client, () => connections.delete(client));
  });

  /** Listens, at the same port as before if it did. Returns the port. */
  async function listen(): Promise<number> {
    if (server.listening) return port;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo); // the server listens on TCP
    return port;
  }

  /** Closes all connections and refuses others, until it listens again. */
  async function close(): Promise<void> {
    if (!server.listening) return;
    const isClosed = new Promise((resolve) => server.close(resolve));
    for (const connection of connections) connection.destroy();
    await isClosed;
  }

  return { listen, close };
}

function entriesIn(calendar: string): TestCalendar {
  const addressOf = (uid: string) => `${calendar}${encodeURIComponent(uid)}.ics`;
  return {
    async read(uid) {
      const response = await requestAsReader('GET', addressOf(uid));
      return response.ok ? response.text() : undefined;
    },
    async write(uid, file, name = uid) {
      const response = await requestAsReader(
        'PUT',
        addressOf(name),
        { 'content-type': 'text/calendar; charset=utf-8' },
        file,
      );
      if (!response.ok) throw new Error(`The calendar refused an entry: ${response.status} ${await response.text()}`);
    },
    async remove(uid) {
      const response = await requestAsReader('DELETE', addressOf(uid));
      if (!response.ok) throw new Error(`The calendar kept an entry: ${response.status}`);
    },
    async list() {
      const listing = await (await requestAsReader('PROPFIND', calendar, { depth: '1' })).text();
      const paths = [...listing.matchAll(/<(?:\w+:)?href>([^<]+\.ics)</g)].map(([, path = '']) => path);
      return Promise.all(
        paths.map(async (path) => (await requestAsReader('GET', new URL(path, calendar).href)).text()),
      );
    },
  };
}

/** Searches `PATH`: starting a server just to print its version takes longer than most tests. */
function isInstalled(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}
