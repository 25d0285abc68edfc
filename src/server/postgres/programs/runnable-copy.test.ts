import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findRunnable } from './runnable-copy.ts';

const nobody = { uid: 65534, gid: 65534 };

let folder: string;
let programs: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-programs-'));
  await chmod(folder, 0o755);
  programs = join(folder, 'package', 'native');
  await mkdir(join(programs, 'bin'), { recursive: true });
  await mkdir(join(programs, 'share'));
  await writeFile(join(folder, 'package', 'package.json'), '{ "version": "18.0.0" }');
  await writeFile(join(programs, 'bin', 'postgres'), '#!/bin/sh\necho 18.0\n', { mode: 0o700 });
  await writeFile(join(programs, 'share', 'zones'), 'UTC', { mode: 0o600 });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const asRoot = process.getuid?.() === 0;

test.runIf(asRoot)('copies programs once from a folder their account cannot enter', async () => {
  await chmod(join(folder, 'package'), 0o700);
  const cache = join(folder, 'cache');
  const copies = await Promise.all([1, 2].map(() => findRunnable(programs, nobody, cache)));
  expect(copies).toEqual([copies[0], copies[0]]);
  expect(await readdir(cache)).toEqual([`postgres-18.0.0-${process.arch}`]);
  expect((await stat(join(copies[0] ?? '', 'share', 'zones'))).mode & 0o777).toBe(0o644);
});

test.runIf(asRoot)('runs programs in place when their account can', async () => {
  await chmod(join(programs, 'bin', 'postgres'), 0o755);
  expect(await findRunnable(programs, nobody, join(folder, 'cache'))).toBe(programs);
  expect(await readdir(folder)).toEqual(['package']);
});

test.runIf(asRoot)('says why programs cannot be run', async () => {
  await chmod(join(folder, 'package'), 0o700);
  await writeFile(join(folder, 'file'), '');
  await expect(findRunnable(programs, nobody, join(folder, 'file'))).rejects.toThrow(/account 65534 may not .*no copy/);
});
