import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in which PostgreSQL's server describes itself while it runs. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** Larger than any process number, so that PostgreSQL considers the server as gone. */
const nobodysPid = 4_194_305;

/** Returns the server that runs on the cluster's folder, or undefined if none does. */
export async function runningPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const file = join(clusterDir, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined); // no server, no file
  if (text === undefined) return undefined;
  const [pid, , , port] = text.split('\n').map(Number);
  if (pid && port && (await isPostgres(pid)) && !(await runsElsewhere(pid, clusterDir))) return { pid, port };
  await writeNobody(file, text);
  return undefined;
}

/**
 * The server is gone, but its number may belong to another program by now, or to a dead process that has not been
 * reaped: PostgreSQL would take either for itself. The rest of the file stays, because PostgreSQL finds its surviving
 * children by it. A server that has just ended removes the file, and one that has just started has another: neither is
 * touched.
 */
async function writeNobody(file: string, content: string): Promise<void> {
  const handle = await open(file, 'r+').catch(() => undefined); // removed
  if (!handle) return;
  try {
    if ((await handle.readFile('utf8')) !== content) return;
    const bytes = Buffer.from([String(nobodysPid), ...content.split('\n').slice(1)].join('\n'));
    await handle.write(bytes, 0, bytes.length, 0);
    await handle.truncate(bytes.length);
  } finally {
    await handle.close();
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''); // no such process
  const [, name, state] = /^\d+ \((.*)\) (\w)/.exec(status) ?? [];
  return name === 'postgres' && state !== 'Z';
}

/**
 * Returns whether a process is a server on another folder, which got the number of the one that is gone: a server's
 * working directory is its cluster. Returns false if this process may not look.
 */
async function runsElsewhere(pid: number, clusterDir: string): Promise<boolean> {
  const [itsFolder, folder] = await Promise.all(
    [`/proc/${pid}/cwd/.`, clusterDir].map((path) => stat(path).catch(() => undefined)),
  );
  if (!itsFolder || !folder) return false;
  return itsFolder.ino !== folder.ino || itsFolder.dev !== folder.dev;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // no such process
  }
}
