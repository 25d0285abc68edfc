import { type Result, refuse } from '../../contract/index.ts';
import type { Idempotency, Replayable } from '../state/index.ts';
import { digest } from '../tokens/index.ts';

/** What a visitor asks to have done. */
export type Act<Data> = {
  /** Under which the visitor may send the request again. */
  readonly key: string | undefined;
  /** What is asked: the same key with something else is refused. */
  readonly asked: readonly unknown[];
  readonly act: () => Promise<Result<Data>>;
};

/** Does what is asked, once for a key. */
export async function actOnce<Data>(
  idempotency: Idempotency,
  { key, asked, act }: Act<Data>,
): Promise<Replayable<Data>> {
  if (key === undefined) return { outcome: await act(), isReplay: false };
  const result = await idempotency.once(key, await digest(JSON.stringify(asked)), act);
  return result === 'reused' ? { outcome: refuse({ code: 'idempotency_key_reused' }), isReplay: false } : result;
}
