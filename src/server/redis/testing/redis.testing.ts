import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import RedisMock from 'ioredis-mock';
import { freePort } from '../../free-port.ts';
import type { RunScript, ScriptValue } from '../connection/index.ts';

/** Creates a stand-in for Redis, which runs commands and Lua in this process. */
export function createStandIn(): RunScript {
  const mock = new RedisMock();
  const instanceId = randomUUID();
  return async (lua, { keys, values }) => {
    const prefixedKeys = keys.map((key) => `${instanceId}${key}`);
    // It returns what Redis would.
    return (await mock.eval(lua, prefixedKeys.length, ...prefixedKeys, ...values.map(String))) as ScriptValue;
  };
}

/** The programs that are compatible with Redis, in the order of preference. */
const programs = ['redis-server', 'valkey-server'];

/** Returns the program of a Redis on this machine, if there is one. */
export function findRedis(): string | undefined {
  return programs.find((program) => {
    try {
      return execFileSync(program, ['--version'], { stdio: 'pipe' }).length > 0;
    } catch {
      return false;
    }
  });
}

export type TestRedis = {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Makes it accept connections and not respond, until it is resumed. */
  hang(): void;
  resume(): void;
  /** Starts it again on its port, without data. */
  start(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
};

/** Another program may take a free port before Redis does. */
const maxAttempts = 5;

/**
 * Starts a separate Redis on a free port, in a folder that is removed. `choose` returns further settings for each
 * attempt, such as other ports.
 */
export async function startRedis(
  program: string,
  choose: () => Promise<readonly string[]> = async () => [],
): Promise<TestRedis> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(program, { port: await freePort(), more: await choose() });
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

type Settings = { readonly port: number; readonly more: readonly string[] };

async function startOnce(program: string, { port, more }: Settings): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'sched-booking-redis-'));
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const settings = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'no',
      ...more,
    ];
    // It does not inherit stderr: whoever reads that to its end would wait for Redis too.
    child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    for await (const line of child.stdout ?? []) {
      output += String(line);
      if (output.includes('Ready to accept connections')) return;
    }
    throw new Error(`${program} ended before it was ready:\n${output}`);
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const end = once(child, 'exit');
    child.kill('SIGKILL');
    await end;
  }

  async function remove(): Promise<void> {
    await kill();
    await rm(folder, { recursive: true });
  }

  await start().catch(async (error) => {
    await remove();
    throw error;
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    hang: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    start,
    remove,
  };
}
