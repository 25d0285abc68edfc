import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listInputs } from './inputs.ts';

/** Sixty-four bits tell the builds of one checkout apart. */
const length = 16;

/** Returns a hash of all that the build of the widget depends on: paths and contents of its inputs, and the Node.js that runs it. */
export async function fingerprintInputs(root: string, nodeVersion: string): Promise<string> {
  const hash = createHash('sha256').update(nodeVersion);
  const paths = await listInputs(root);
  const contents = await Promise.all(paths.map((path) => contentOf(join(root, path))));
  for (const [index, path] of paths.entries()) {
    const content = contents[index];
    hash.update(`\n${path} ${content ? createHash('sha256').update(content).digest('hex') : 'missing'}`);
  }
  return hash.digest('hex').slice(0, length);
}

async function contentOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined; // an installation may lack the list that npm keeps
  }
}
