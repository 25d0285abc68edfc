import { type Result, refuse } from '../../contract/index.ts';
import type { Idempotency, Replayable } from '../state/index.ts';
import { digest } from '../tokens/index.ts';

/** A request that a page may send again. */
export type RepeatableRequest<Data> = {
  /** The idempotency key. */
  readonly key: string | undefined;
  /** What is requested: the same key with something else is refused. */
  readonly content: readonly unknown[];
  readonly operation: () => Promise<Result<Data>>;
};

/** Runs an operation once for an idempotency key, and returns its result again for a request that repeats it. */
export async function idempotent<Data>(
  idempotency: Idempotency,
  { key, content, operation }: RepeatableRequest<Data>,
): Promise<Replayable<Data>> {
  if (key === undefined) return { result: await operation(), isReplay: false };
  const replayable = await idempotency.once(key, await digest(JSON.stringify(content)), operation);
  if (replayable !== 'reused') return replayable;
  return { result: refuse({ code: 'idempotency_key_reused' }), isReplay: false };
}
