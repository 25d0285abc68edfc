import { digest } from './digest.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Repeats, Told } from './parts.ts';

/** What a visitor asks to have done. */
export type Act<Data> = {
  /** Under which the visitor may send the request again. */
  readonly key: string | undefined;
  /** What is asked: the same key with something else is refused. */
  readonly asked: readonly unknown[];
  readonly act: () => Promise<Outcome<Data>>;
};

/** Does what is asked, once for a key. */
export async function actOnce<Data>(repeats: Repeats, { key, asked, act }: Act<Data>): Promise<Told<Data>> {
  if (key === undefined) return { outcome: await act(), isReplay: false };
  const told = await repeats.once(key, await digest(JSON.stringify(asked)), act);
  return told === 'reused' ? { outcome: refuse({ code: 'idempotency_key_reused' }), isReplay: false } : told;
}
