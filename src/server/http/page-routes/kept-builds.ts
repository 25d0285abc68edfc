import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { codeOf, ignoring } from '../../error-code.ts';
import { makeFolder } from '../../make-folder.ts';

/** The folder of a pinned build is named after its version and a hash of its content. */
const folderName = /^v\d+\.\d+\.\d+-[0-9a-f]{12}$/;
/** The hashed file. Compressed copies may differ from one compressor to the next. */
const script = 'sched-booking.js';

/**
 * Returns whether a path names a file in the folder of a pinned build, such as `/v1.2.3-0123456789ab/sched-booking.js`.
 */
export function isPinnedPath(path: string): boolean {
  const [, folder = '', file, ...more] = path.split('/');
  return folderName.test(folder) && file === script && more.length === 0;
}

/** Returns whether a path names a chunk of the script at the stable address, such as `/chunks/screen-0aB_9-.js`. */
export function isChunkPath(path: string): boolean {
  return /^\/chunks\/[\w-]+\.js$/.test(path);
}

type Folders = { readonly from: string; readonly to: string };

type KeepOptions = Folders & { readonly log: Logger };

/**
 * Copies the pinned builds and the chunks of this release to a folder with those of earlier releases, so that a page
 * that pins one of them, or was opened before an update, can continue to load it. Never overwrites: throws an error if
 * the folder holds another pinned script of the same name. Only warns if the folder is not writable.
 */
export async function keepBuilds({ from, to, log }: KeepOptions): Promise<void> {
  const names = (await namesIn(from)).filter((name) => folderName.test(name));
  try {
    for (const name of names) await keepPinned(join(from, name), join(to, name));
    await keepChunks({ from: join(from, 'chunks'), to: join(to, 'chunks') });
  } catch (error) {
    if (!readOnlyCodes.includes(codeOf(error) ?? '')) throw error;
    log.warn(
      { folder: to },
      'Builds cannot be kept: this folder is read-only. Pages may pin this release only, and pages that are open during an update may need to be reloaded.',
    );
  }
}

const readOnlyCodes = ['EACCES', 'EPERM', 'EROFS'];

async function keepPinned(from: string, to: string): Promise<void> {
  const [own, existing] = await Promise.all([from, to].map((folder) => contentOf(join(folder, script))));
  if (own === undefined) return;
  if (existing === undefined) return copy(from, to);
  if (own.equals(existing)) return;
  throw new Error(
    `${join(to, script)} is not the script it is named after. A pinned build never changes. If the file was damaged, remove ${to} and start again.`,
  );
}

/** Writes all files before it renames the folder. Of two processes that start together, one wins. */
async function copy(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomBytes(8).toString('hex')}`;
  try {
    await makeFolder(draft);
    for (const name of await namesIn(from)) {
      await writeFile(join(draft, name), await readFile(join(from, name)), { flush: true });
    }
    await rename(draft, to);
  } catch (error) {
    if ((await contentOf(join(to, script))) === undefined) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Copies the chunks that are not there yet: a name contains a hash of the content. */
async function keepChunks({ from, to }: Folders): Promise<void> {
  const existing = new Set(await namesIn(to));
  const names = (await namesIn(from)).filter((name) => !existing.has(name));
  if (names.length === 0) return;
  await makeFolder(to);
  await Promise.all(names.map((name) => copyFile(join(from, name), join(to, name))));
}

/** Writes the file under another name first, so that no half of it is ever served. */
async function copyFile(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, await readFile(from), { flush: true });
    await rename(draft, to);
  } finally {
    await rm(draft, { force: true });
  }
}

async function contentOf(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(ignoring('ENOENT'));
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoring('ENOENT'))) ?? [];
}
