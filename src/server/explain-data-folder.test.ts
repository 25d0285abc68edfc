import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainDataFolder } from './explain-data-folder.ts';
import { readSettings } from './settings/index.ts';

const elsewhere = 'postgres://sched:secret@db.example.com/sched';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-folder-'));
});

afterEach(() => rm(folder, { recursive: true }));

function explain(error: unknown, environment: Record<string, string>): unknown {
  return explainDataFolder(error, readSettings(environment));
}

test.each(['', elsewhere])(
  'names DATA_DIR when a file in it cannot be opened, with the database at "%s"',
  async (url) => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const error = await open(join(file, 'link-secret')).catch((error: unknown) => error);
    expect(explain(error, { DATA_DIR: file, DATABASE_URL: url })).toMatchObject({
      message: `DATA_DIR must be a folder that this process can read and write, found ${file} (ENOTDIR: not a directory, open '${file}/link-secret').`,
      cause: error,
    });
  },
);

test('names DATA_DIR when a folder above it cannot be made', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const error = await mkdir(join(file, 'above')).catch((error: unknown) => error);
  expect(explain(error, { DATA_DIR: join(file, 'above', 'data') })).toMatchObject({
    message: expect.stringMatching(/^DATA_DIR must be a folder .* \(ENOTDIR: not a directory, mkdir /),
  });
});

test('names DATA_DIR when its disk is full, even with a database elsewhere', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(explain(error, { DATA_DIR: folder, DATABASE_URL: elsewhere })).toMatchObject({
    message: expect.stringMatching(/^There is no room left in DATA_DIR \(/),
  });
});

test('does not blame DATA_DIR for errors of a database elsewhere or of other files', async () => {
  const full = Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' });
  expect(explain(full, { DATA_DIR: folder, DATABASE_URL: elsewhere })).toBe(full);
  const missing = await open(join(tmpdir(), 'no-such-file')).catch((error: unknown) => error);
  expect(explain(missing, { DATA_DIR: folder })).toBe(missing);
});
