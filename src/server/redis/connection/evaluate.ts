import { createHash } from 'node:crypto';
import type { Call, ScriptValue } from './script.ts';

type Arguments = { keys: string[]; arguments: string[] };

/** A client that runs scripts: a connection to one Redis, or to all nodes of a cluster. */
export type ScriptClient = {
  evalSha(sha: string, call: Arguments): Promise<unknown>;
  eval(lua: string, call: Arguments): Promise<unknown>;
};

/** Runs a script by its hash, and sends the whole script if it is unknown. */
export async function evaluate(client: ScriptClient, lua: string, { keys, values }: Call): Promise<ScriptValue> {
  const call = { keys: [...keys], arguments: values.map(String) };
  const sha = createHash('sha1').update(lua).digest('hex');
  // Our scripts return exactly what the type says.
  try {
    return (await client.evalSha(sha, call)) as ScriptValue;
  } catch (error) {
    // Redis forgets scripts when it restarts.
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
    return (await client.eval(lua, call)) as ScriptValue;
  }
}
