import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { secretFromFile } from './secret-file.ts';

// As on a file system without hard links.
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  link: async () => {
    throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
  },
}));

test('leaves no draft of a secret that cannot be stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  await expect(secretFromFile(join(folder, 'link-secret'), () => 'x'.repeat(32))).rejects.toThrow('EPERM');
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
