import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBuilt } from './keep-built.ts';
import { serverOutput, widgetOutput } from './outputs.ts';

let root: string;

/** An id that no process has. */
const noProcess = 2 ** 30;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'sched-booking-checkout-')));
  await write('src/widget/tsconfig.json', '{ "references": [{ "path": "../form" }] }');
  await write('src/console/tsconfig.json', '{ "references": [{ "path": "../form" }] }');
  await write('src/server/tsconfig.json', '{ "references": [{ "path": "../form" }] }');
  for (const path of [
    'public/a.css',
    'src/build/a.ts',
    'src/widget/a.tsx',
    'src/console/a.tsx',
    'src/form/a.ts',
    'src/server/a.ts',
  ]) {
    await write(path, 'first');
  }
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Starts like a process with this id. Returns whether it built. Its build contains the widget's source. */
async function start({ processId = process.pid, nodeVersion = 'v24.0.0' } = {}): Promise<boolean> {
  async function build(folder: string): Promise<void> {
    await writeFile(join(folder, 'chunk.js'), await readFile(join(root, 'src/widget/a.tsx')));
  }
  return (await keepBuilt(widgetOutput, { root, nodeVersion, processId, build })).isNew;
}

/** Lists the builds of the widget, without drafts and marks. */
async function listBuilds(): Promise<string[]> {
  return (await readdir(join(root, '.build/served'))).filter((name) => !name.includes('.'));
}

test('does not build at a second start without changes', async () => {
  expect([await start(), await start()]).toEqual([true, false]);
  expect(await readFile(join(root, 'dist/chunk.js'), 'utf8')).toBe('first');
});

test.each([
  'public/a.css',
  'public/new.css',
  'src/build/a.ts',
  'src/widget/a.tsx',
  'src/console/a.tsx',
  'src/form/a.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'node_modules/.package-lock.json',
])('builds again after a change of %s', async (path) => {
  await start();
  await write(path, 'second');
  expect(await start()).toBe(true);
});

test.each(['src/server/a.ts', 'src/widget/a.test.tsx', 'src/widget/testing/index.ts', 'README.md'])(
  'does not build after a change of %s, which no build reads',
  async (path) => {
    await start();
    await write(path, 'second');
    expect(await start()).toBe(false);
  },
);

test('builds again for another Node.js', async () => {
  await start();
  expect(await start({ nodeVersion: 'v26.0.0' })).toBe(true);
});

test('keeps the chunks of a running server through later builds', async () => {
  await start();
  const firstBuild = await realpath(join(root, 'dist'));
  for (const text of ['second', 'third', 'fourth']) {
    await write('src/widget/a.tsx', text);
    await start({ processId: noProcess });
  }
  expect(await readFile(join(firstBuild, 'chunk.js'), 'utf8')).toBe('first');
  expect(await readFile(join(root, 'dist/chunk.js'), 'utf8')).toBe('fourth');
});

test('removes builds that no process serves, except the previous one', async () => {
  await start({ processId: noProcess });
  for (const text of ['second', 'third', 'fourth']) {
    await write('src/widget/a.tsx', text);
    await start({ processId: noProcess });
  }
  expect(await listBuilds()).toHaveLength(2);
});

test('keeps the build of a start while another start builds changed sources', async () => {
  const context = { root, nodeVersion: 'v24.0.0', build: async () => undefined };
  await keepBuilt(serverOutput, { ...context, processId: noProcess });
  const { folder } = await keepBuilt(serverOutput, { ...context, processId: process.pid });
  await write('src/server/a.ts', 'second');
  await keepBuilt(serverOutput, { ...context, processId: noProcess });
  expect(existsSync(folder)).toBe(true);
});

test('keeps the previous build when a build fails', async () => {
  await start();
  await write('src/widget/a.tsx', 'second');
  const build = () => Promise.reject(new Error('a syntax error'));
  await expect(keepBuilt(widgetOutput, { root, nodeVersion: 'v24.0.0', processId: 1, build })).rejects.toThrow(
    'a syntax error',
  );
  expect(await readFile(join(root, 'dist/chunk.js'), 'utf8')).toBe('first');
  expect(await listBuilds()).toHaveLength(1);
});

test('replaces a folder that is not a link with a build', async () => {
  await write('dist/old.js', 'old');
  await start();
  expect([existsSync(join(root, 'dist/old.js')), existsSync(join(root, 'dist/chunk.js'))]).toEqual([false, true]);
});

test('shares one build between two concurrent starts', async () => {
  const both = await Promise.all([start({ processId: 1 }), start({ processId: process.pid })]);
  expect(both).toContain(true);
  expect(await listBuilds()).toHaveLength(1);
});

test('builds only the server again when the server changes', async () => {
  const context = { root, nodeVersion: 'v24.0.0', processId: noProcess, build: async () => undefined };
  await keepBuilt(serverOutput, context);
  await start();
  await write('src/server/a.ts', 'second');
  expect([(await keepBuilt(serverOutput, context)).isNew, await start()]).toEqual([true, false]);
  const builds = (await readdir(join(root, '.build'))).filter((name) => /^start-\w+$/.test(name));
  expect(builds).toHaveLength(1);
});

test('does not build when a changed file is restored', async () => {
  await start();
  await write('src/widget/a.tsx', 'second');
  await start();
  await write('src/widget/a.tsx', 'first');
  expect(await start()).toBe(false);
  expect(await readFile(join(root, 'dist/chunk.js'), 'utf8')).toBe('first');
});
