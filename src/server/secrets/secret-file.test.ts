import fs, { mkdtemp, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secretFromFile } from './secret-file.ts';

// As on a file system without hard links. Modules that have imported `link` see it after the call of Node.
beforeEach(() => {
  const error = Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
  vi.spyOn(fs, 'link').mockRejectedValue(error);
  syncBuiltinESMExports();
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('leaves no draft of a secret that cannot be stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  await expect(secretFromFile(join(folder, 'link-secret'), () => 'x'.repeat(32))).rejects.toThrow('EPERM');
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
