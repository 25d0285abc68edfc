import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'make-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('makes a folder and its parents, even in several concurrent calls', async () => {
  const path = join(await temporaryFolder(), 'one', 'two', 'three');
  await Promise.all(Array.from({ length: 10 }, () => makeFolder(path)));
  expect((await stat(path)).isDirectory()).toBe(true);
});

test('refuses a path that is a file or below one', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  await expect(makeFolder(file)).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(file, 'one', 'two'))).rejects.toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')('fails immediately where no folder can be made', async () => {
  await expect(makeFolder('/proc/sched')).rejects.toThrow('ENOENT');
  await expect(makeFolder('/proc/sched/data')).rejects.toThrow('ENOENT');
});
