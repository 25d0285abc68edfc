import type { Kysely } from 'kysely';
import { addMinutes, type Instant } from '../../../time/index.ts';
import type { Coalesce } from '../../concurrency/index.ts';
import type { KeyUseInput } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { hashApiKey } from './api-key.ts';
import { type KeyUsage, type KeyUses, recordKeyUses } from './key-usage.ts';

/** The precision of `last_used_at`, in minutes: not every request should cost a write. */
const lastUseMinutes = 1;

/** Uses of a key that arrived while its earlier uses were being counted. */
type WaitingUses = { uses: number; now: Instant };

/**
 * Creates the count of the uses of keys. All uses of a key update one row, one after the other. Those that arrive in
 * the meantime are counted together, by one statement, each with its own position.
 */
export function createKeyUses(db: Kysely<Database>, share: Coalesce) {
  return async function countKeyUse(use: KeyUseInput): Promise<KeyUsage | undefined> {
    const { key, now, requestsPerMinute } = use;
    const hash = hashApiKey(key).toString('base64');
    const { state, result } = share({
      name: `${requestsPerMinute} ${hash}`,
      turn: { key: hash },
      prepare: (): WaitingUses => ({ uses: 0, now }),
      work: (waiting) => countInTurn(db, { ...use, ...waiting }),
    });
    const place = state.uses;
    state.uses += 1;
    state.now = now;
    return (await result)[place];
  };
}

/** Counts uses of a key in their order, as many as the limit allows. Returns none for an unknown key. */
async function countInTurn(db: Kysely<Database>, waiting: KeyUses): Promise<KeyUsage[]> {
  let uses = waiting.uses;
  let usage = await recordKeyUses(db, waiting);
  // Each round asks for fewer: what exceeds the limit by now leaves less room than was requested.
  while (usage?.is_refused && usage.count < waiting.requestsPerMinute) {
    uses = waiting.requestsPerMinute - usage.count;
    usage = await recordKeyUses(db, { ...waiting, uses });
  }
  if (!usage) return [];
  await recordLastUse(db, { ...usage, now: waiting.now });
  const { count, is_refused } = usage;
  return Array.from({ length: waiting.uses }, (_, place) =>
    is_refused || place >= uses ? { ...usage, is_refused: true } : { ...usage, count: count - uses + place + 1 },
  );
}

/** Records when a key was used, for the list of keys. */
export async function recordLastUse(
  db: Kysely<Database>,
  { id, last_used_at: lastUsed, now }: Pick<KeyUsage, 'id' | 'last_used_at'> & { readonly now: Instant },
): Promise<void> {
  if (lastUsed !== null && now < addMinutes(lastUsed, lastUseMinutes)) return;
  await db
    .updateTable('api_keys')
    .set({ last_used_at: inUtc(now) })
    .where('id', '=', id)
    .execute();
}
