import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../observability/index.ts';
import { isPinnedPath, keepBuilds } from './kept-builds.ts';
import { staticFiles } from './static-files.ts';

const [first, second] = ['v1.2.3-0123456789ab', 'v1.2.3-ba9876543210'];

let folder: string;
let buildFolder: string;
let pinnedFolder: string;
const lines: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-pinned-'));
  buildFolder = join(folder, 'dist');
  pinnedFolder = join(folder, 'data', 'pinned');
  lines.length = 0;
});

afterEach(() => rm(folder, { recursive: true }));

/** Replaces the release, and starts the server. */
async function deploy(name: string, content: string): Promise<void> {
  await rm(buildFolder, { recursive: true, force: true });
  await mkdir(join(buildFolder, name), { recursive: true });
  await writeFile(join(buildFolder, name, 'sched-booking.js'), content);
  await writeFile(join(buildFolder, name, 'sched-booking.js.br'), `brotli of ${content}`);
  await writeFile(join(buildFolder, 'sched-booking.js'), 'not pinned');
  await mkdir(join(buildFolder, 'chunks'));
  await writeFile(join(buildFolder, chunkPath(content)), `chunk of ${content}`);
  await writeFile(join(buildFolder, `${chunkPath(content)}.br`), `brotli of the chunk of ${content}`);
  await start();
}

const chunkPath = (content: string) => `/chunks/booking-steps-${content}.js`;

async function start(): Promise<void> {
  await keepBuilds({
    from: buildFolder,
    to: pinnedFolder,
    log: createLog('warn', { write: (line) => lines.push(line) }),
  });
}

const keptScript = (name: string) => readFile(join(pinnedFolder, name, 'sched-booking.js'), 'utf8');

test('serves an earlier release’s pinned build', async () => {
  await deploy(first, 'one');
  await deploy(second, 'other');
  const files = staticFiles({ buildFolder, pinnedFolder });
  const responses = await Promise.all([first, second].map((name) => files.request(`/${name}/sched-booking.js`)));
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(['one', 'other']);
  expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(
    Array(2).fill('public, max-age=31536000, immutable'),
  );
});

test('serves an earlier release’s chunks to the pages that have its script', async () => {
  await deploy(first, 'one');
  await deploy(second, 'other');
  const files = staticFiles({ buildFolder, pinnedFolder });
  const responses = await Promise.all(['one', 'other'].map((content) => files.request(chunkPath(content))));
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(['chunk of one', 'chunk of other']);
  const compressed = await files.request(chunkPath('one'), { headers: { 'accept-encoding': 'br' } });
  expect(await compressed.text()).toBe('brotli of the chunk of one');
  expect((await files.request('/chunks/booking-steps-none.js')).status).toBe(404);
});

test('stores compressed copies of pinned builds and chunks only', async () => {
  await deploy(first, 'one');
  expect((await readdir(pinnedFolder)).sort()).toEqual(['chunks', first]);
  expect((await readdir(join(pinnedFolder, 'chunks'))).sort()).toEqual([
    'booking-steps-one.js',
    'booking-steps-one.js.br',
  ]);
  expect((await readdir(join(pinnedFolder, first))).sort()).toEqual(['sched-booking.js', 'sched-booking.js.br']);
});

test('refuses to start when a pinned build has changed', async () => {
  await deploy(first, 'one');
  await expect(deploy(first, 'other')).rejects.toThrow(/A pinned build never changes/);
  expect(await keptScript(first)).toBe('one');
});

test('starts repeatedly and concurrently', async () => {
  await deploy(first, 'one');
  await rm(pinnedFolder, { recursive: true });
  await Promise.all([start(), start(), start(), start()]);
  await start();
  expect([await keptScript(first), await readdir(pinnedFolder)]).toEqual(['one', ['chunks', first]]);
});

test('starts without a build', async () => {
  await start();
  await expect(readdir(pinnedFolder)).rejects.toThrow('ENOENT');
});

test('warns and starts when the folder is read-only', async () => {
  await deploy(first, 'one');
  pinnedFolder = '/sys/sched-booking';
  await start();
  expect(lines.join('')).toContain('Builds cannot be kept');
});

test.each([
  ['/v1.2.3-0123456789ab/sched-booking.js', true],
  ['/v1.2.3/sched-booking.js', false],
  ['/v1.2.3-0123456789ab/../sched-booking.js', false],
  ['/v1.2.3-0123456789ab/sched-booking.js/more', false],
  ['/v1.2.3-0123456789ab/other.js', false],
])('decides whether %s is a pinned address', (path, isPinned) => {
  expect(isPinnedPath(path)).toBe(isPinned);
});
