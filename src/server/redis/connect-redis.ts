import { createHash } from 'node:crypto';
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
/** After an answer that did not come, Redis is asked nothing for this long. */
const pauseMillis = 1000;
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
  client.on('error', onError);
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

  let isPaused = false;
  return {
    async run(lua, call) {
      if (isPaused) throw new Error('Redis did not answer a moment ago.');
      try {
        return await withTimeout(evaluate(lua, call), answerMillis);
      } catch (error) {
        isPaused = true;
        setTimeout(() => {
          isPaused = false;
        }, pauseMillis).unref();
        throw error;
      }
    },
    async close() {
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
