import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeFiles, listInputs } from './inputs.ts';
import type { Output } from './outputs.ts';

/** 64 bits, enough to tell the builds of one checkout apart. */
const fingerprintHexDigits = 16;

export type Checkout = { readonly root: string; readonly nodeVersion: string; readonly processId: number };

/**
 * Returns a hash of everything that a build depends on: the paths and contents of its inputs, and the version of
 * Node.js. Reading a thousand files takes a while, so the hash is stored until one of them is written.
 */
export async function fingerprintInputs(checkout: Checkout, output: Output): Promise<string> {
  const { root, nodeVersion, processId } = checkout;
  const paths = listInputs(root, output);
  // Files are described before they are read, so that a file written in the meantime counts as changed next time.
  const description = digest(`${nodeVersion}\n${describeFiles(root, paths)}`);
  const file = join(root, `.build/fingerprint-of-${output.name}`);
  const [storedDescription, fingerprint] = (await readOrNothing(file))?.toString().split(' ') ?? [];
  if (storedDescription === description && fingerprint !== undefined) return fingerprint;
  const computed = await fingerprintContents(root, paths, nodeVersion);
  await replace(file, `${description} ${computed}`, processId);
  return computed;
}

async function fingerprintContents(root: string, paths: readonly string[], nodeVersion: string): Promise<string> {
  const contents = await Promise.all(paths.map((path) => readOrNothing(join(root, path))));
  const lines = paths.map((path, index) => {
    const content = contents[index];
    return `${path} ${content ? digest(content) : 'missing'}`;
  });
  return digest([nodeVersion, ...lines].join('\n')).slice(0, fingerprintHexDigits);
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Replaces a file as a whole: if two processes write it at the same time, one of them wins. */
async function replace(file: string, content: string, processId: number): Promise<void> {
  const draft = `${file}.${processId}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
}

async function readOrNothing(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined; // the list of installed packages may be missing
  }
}
