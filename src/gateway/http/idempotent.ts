import { type Result, refuse } from '../../contract/index.ts';
import type { Idempotency, Replayable } from '../state/index.ts';
import { digest } from '../tokens/index.ts';

/** A request that a page may send again. */
export type RepeatableRequest<Data> = {
  /** The idempotency key. */
  readonly key: string | undefined;
  /** Where the key counts: its route, and an account or an event. The same key elsewhere is a different key. */
  readonly scope: readonly string[];
  /** Identifies the request: the same key with another request is refused. */
  readonly content: readonly unknown[];
  readonly operation: () => Promise<Result<Data>>;
};

/** Runs an operation once for each idempotency key, and returns the stored result when the request is repeated. */
export async function idempotent<Data>(
  idempotency: Idempotency,
  { key, scope, content, operation }: RepeatableRequest<Data>,
): Promise<Replayable<Data>> {
  if (key === undefined) return { result: await operation(), isReplay: false };
  const scopedKey = [...scope, key].join(' ');
  const replayable = await idempotency.runOnce(scopedKey, await digest(JSON.stringify(content)), operation);
  if (replayable !== 'reused') return replayable;
  return { result: refuse({ code: 'idempotency_key_reused' }), isReplay: false };
}
