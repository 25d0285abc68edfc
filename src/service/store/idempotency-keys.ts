import { type Kysely, sql } from 'kysely';
import { addMinutes, type Instant } from '../../time/index.ts';
import { QueueFullError } from '../queue.ts';
import type { Answered, Claim, FirstTime, IdempotencyRecords, KeptAnswer, Records } from '../records/index.ts';
import type { Shares } from './locks/index.ts';
import { at, inTransaction, inUtc } from './postgres/index.ts';
import type { Database } from './tables.ts';

const keptMinutes = 24 * 60;

/** Few enough to be gone in some milliseconds. */
const removedAtOnce = 200;

/**
 * The lock that says "in progress" is the transaction's own: should the process die, the database lets go of it, and
 * the answer is there if, and only if, what it tells of is. A request keeps a connection until it is answered, so these
 * wait for an account's share of the connections first.
 */
export function createAnswers(
  db: Kysely<Database>,
  shares: Shares,
  createRecords: (open: Kysely<Database>) => Records,
): IdempotencyRecords {
  return {
    async answerOnce(claim, first) {
      try {
        return await shares.ofAccount({ key: claim.accountId }, () =>
          inTransaction(db, (open) => answerIn({ open, records: createRecords(open) }, claim, first)),
        );
      } catch (error) {
        if (error instanceof QueueFullError) return { kind: 'busy' };
        throw error;
      }
    },

    async removeExpiredAnswers(now) {
      const removing = sql`
        delete from idempotency_keys where (account_id, route, key) in (
          select account_id, route, key from idempotency_keys
          where created_at <= ${at(addMinutes(now, -keptMinutes))}
          order by created_at limit ${removedAtOnce} for update skip locked
        )`;
      return Number((await removing.execute(db)).numAffectedRows);
    },
  };
}

type Opened = { readonly open: Kysely<Database>; readonly records: Records };

async function answerIn<Answer extends KeptAnswer>(
  { open, records }: Opened,
  claim: Claim,
  { now, answer, isFinal }: FirstTime<Answer>,
): Promise<Answered<Answer>> {
  if (!(await lock(open, claim))) return { kind: 'in progress' };
  const known = await find(open, claim, now);
  if (known) {
    const isSame = Buffer.compare(known.payload, claim.payload) === 0;
    return isSame ? { kind: 'again', kept: { status: known.status, body: known.body } } : { kind: 'reused' };
  }
  const first = await answer(records);
  if (isFinal(first)) await keep(open, { ...claim, ...first }, now);
  return { kind: 'first', answer: first };
}

async function lock(open: Kysely<Database>, { accountId, route, key }: Claim): Promise<boolean> {
  const name = JSON.stringify([accountId, route, key]);
  const tried = sql<{ had: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as had`;
  return (await tried.execute(open)).rows[0]?.had ?? false;
}

function find(open: Kysely<Database>, { accountId, route, key }: Claim, now: Instant) {
  return open
    .selectFrom('idempotency_keys')
    .select(['payload', 'status', 'body'])
    .where('account_id', '=', accountId)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('created_at', '>', at(addMinutes(now, -keptMinutes)))
    .executeTakeFirst();
}

async function keep(open: Kysely<Database>, answered: Claim & KeptAnswer, now: Instant): Promise<void> {
  const { accountId, route, key, status, body } = answered;
  const row = { payload: Buffer.from(answered.payload), status, body, created_at: inUtc(now) };
  await open
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, route, key, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'route', 'key']).doUpdateSet(row))
    .execute();
}
