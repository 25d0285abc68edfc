import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Account = { readonly uid: number; readonly gid: number };

const execFileAsync = promisify(execFile);

/**
 * Returns the account to run PostgreSQL's programs as, or undefined for the current one. PostgreSQL refuses to run as
 * root: it then runs as the owner of the cluster, initially "postgres" or else "nobody".
 */
export async function accountFor(clusterDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const stats = await stat(clusterDir).catch(() => undefined);
  if (stats && stats.uid !== 0) return { uid: stats.uid, gid: stats.gid };
  return (await accountNamed('postgres')) ?? (await accountNamed('nobody')) ?? { uid: 65534, gid: 65534 };
}

async function accountNamed(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => execFileAsync('id', [flag, name])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return undefined; // there is no such account
  }
}
