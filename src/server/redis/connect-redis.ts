import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Call, RunScript, ScriptValue } from './script.ts';

export type Redis = {
  readonly run: RunScript;
  close(): Promise<void>;
};

export type RedisAddress = {
  readonly url: string;
  /** Told what went wrong with the connection or an answer. */
  readonly onError: (error: unknown) => void;
};

/** How long the start waits for Redis; it goes on without. */
const startMillis = 2000;
/** How long a script may take before Redis counts as down. */
const answerMillis = 1000;
/** After an answer that did not come, Redis is tried out after this long, then after twice as long, and so on. */
const firstPauseMillis = 1000;
const longestPauseMillis = 30_000;
const longestReconnectMillis = 2000;

/** Connects to Redis, and again whenever it went away; meanwhile every script is refused at once. */
export async function connectRedis({ url, onError }: RedisAddress): Promise<Redis> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: startMillis,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, longestReconnectMillis),
    },
  });
  const ending = new AbortController();
  let isDown = false;
  client.on('error', onError);
  client.on('ready', () => {
    isDown = false;
  });
  await withTimeout(client.connect(), startMillis).catch(onError);

  async function evaluate(lua: string, { keys, values }: Call): Promise<ScriptValue> {
    const given = { keys: [...keys], arguments: values.map(String) };
    const sha = createHash('sha1').update(lua).digest('hex');
    // Scripts of ours give back nothing but what the type says.
    try {
      return (await client.evalSha(sha, given)) as ScriptValue;
    } catch (error) {
      // Redis forgets scripts when it starts.
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return (await client.eval(lua, given)) as ScriptValue;
    }
  }

  /** Tries Redis out on behalf of nobody, so that no visitor waits for one that hangs. */
  async function probeUntilUp(): Promise<void> {
    for (let pause = firstPauseMillis; isDown; pause = Math.min(pause * 2, longestPauseMillis)) {
      await wait(pause, undefined, { signal: ending.signal, ref: false });
      try {
        if (isDown) await withTimeout(client.ping(), answerMillis);
        isDown = false;
      } catch (error) {
        onError(error);
      }
    }
  }

  return {
    async run(lua, call) {
      if (isDown) throw new Error('Redis did not answer a moment ago.');
      try {
        return await withTimeout(evaluate(lua, call), answerMillis);
      } catch (error) {
        if (!isDown && !ending.signal.aborted) {
          isDown = true;
          // It ends by itself, or with the connection.
          probeUntilUp().catch(() => undefined);
        }
        throw error;
      }
    },
    async close() {
      ending.abort();
      client.destroy();
    },
  };
}

async function withTimeout<Answer>(answer: Promise<Answer>, millis: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not answer within ${millis} ms.`)), millis);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
