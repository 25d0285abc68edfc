import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressed } from '../static-files.ts';
import { makePinnedBuild, withPinnedBuild } from './pinned-build.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-pinned-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Builds a script of this content as version 1.2.3. */
async function pin(content: string) {
  const input = join(folder, 'sched-booking.js');
  await writeFile(input, content);
  return makePinnedBuild('1.2.3', { root: folder, build: { rolldownOptions: { input } } });
}

test('gives each content of one version its own address', async () => {
  const [one, other] = [await pin('console.log("one")'), await pin('console.log("other")')];
  expect(one.path).toMatch(/^v1\.2\.3-[0-9a-f]{12}\/sched-booking\.js$/);
  expect(other.path).toMatch(/^v1\.2\.3-[0-9a-f]{12}\/sched-booking\.js$/);
  expect(other.path).not.toBe(one.path);
});

test('gives the same content the same address every time', async () => {
  const [first, again] = [await pin('console.log("one")'), await pin('console.log("one")')];
  expect(again).toEqual(first);
});

test('writes the file, its compressed copies and its integrity hash', async () => {
  const pinned = await pin('console.log("one")');
  const outDir = join(folder, 'dist');
  const input = join(folder, 'sched-booking.js');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [withPinnedBuild(async () => pinned), compressed()],
    build: { outDir, rolldownOptions: { input } },
  });
  const { src, integrity } = JSON.parse(await readFile(join(outDir, 'pinned.json'), 'utf8'));
  const content = await readFile(join(outDir, src));
  expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  const files = ['sched-booking.js', 'sched-booking.js.br', 'sched-booking.js.gz'];
  expect((await readdir(join(outDir, src, '..'))).sort()).toEqual(files);
});
