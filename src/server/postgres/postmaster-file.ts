import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in which PostgreSQL's server describes itself while it runs. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** Larger than any process number, so that PostgreSQL considers the server as gone. */
const nobodysPid = 4_194_305;

/** Returns the server that runs on the cluster's folder, or undefined if none does. */
export async function runningPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const file = join(clusterDir, 'postmaster.pid');
  const lines = await readFile(file, 'utf8').then(
    (text) => text.split('\n'),
    () => undefined, // no server, no file
  );
  if (!lines) return undefined;
  const [pid, , , port] = lines.map(Number);
  if (pid && port && (await isPostgres(pid))) return { pid, port };
  // The server is gone, but its number may belong to another program by now, or to a dead process nobody has reaped:
  // PostgreSQL would take either for itself. The rest of the file stays, because PostgreSQL finds its surviving
  // children by it.
  await writeFile(file, [String(nobodysPid), ...lines.slice(1)].join('\n'));
  return undefined;
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''); // no such process
  const [, name, state] = /^\d+ \((.*)\) (\w)/.exec(stat) ?? [];
  return name === 'postgres' && state !== 'Z';
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // no such process
  }
}
