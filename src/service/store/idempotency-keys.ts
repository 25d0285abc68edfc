import { type Kysely, sql } from 'kysely';
import { addMinutes, type Instant } from '../../time/index.ts';
import { QueueFullError } from '../queue.ts';
import type {
  IdempotencyRecords,
  IdempotencyResult,
  IdempotentRequest,
  Records,
  Responder,
  StoredResponse,
} from '../records/index.ts';
import type { Shares } from './locks/index.ts';
import { at, inTransaction, inUtc } from './postgres/index.ts';
import type { Database } from './tables.ts';

const lifetimeMinutes = 24 * 60;

/** Few enough to delete within milliseconds. */
const removalBatch = 200;

/**
 * The lock that means "in progress" belongs to the transaction: when the process dies, the database releases it, and
 * the response is stored if, and only if, what it reports was done. A request holds a connection until it has a
 * response, so these wait for their account's share of the connections first.
 */
export function createIdempotencyKeys(
  db: Kysely<Database>,
  shares: Shares,
  createRecords: (trx: Kysely<Database>) => Records,
): IdempotencyRecords {
  return {
    async respondOnce(request, responder) {
      try {
        return await shares.ofAccount({ key: request.accountId }, () =>
          inTransaction(db, (trx) => respondIn(trx, request, { ...responder, records: createRecords(trx) })),
        );
      } catch (error) {
        if (error instanceof QueueFullError) return { kind: 'busy' };
        throw error;
      }
    },

    async removeExpiredResponses(now) {
      const removal = sql`
        delete from idempotency_keys where (account_id, route, key) in (
          select account_id, route, key from idempotency_keys
          where created_at <= ${at(addMinutes(now, -lifetimeMinutes))}
          order by created_at limit ${removalBatch} for update skip locked
        )`;
      return Number((await removal.execute(db)).numAffectedRows);
    },
  };
}

async function respondIn<Response extends StoredResponse>(
  trx: Kysely<Database>,
  request: IdempotentRequest,
  { now, respond, isFinal, records }: Responder<Response> & { readonly records: Records },
): Promise<IdempotencyResult<Response>> {
  if (!(await lock(trx, request))) return { kind: 'in progress' };
  const stored = await find(trx, request, now);
  if (stored) {
    const { payload, status, body } = stored;
    const isSame = Buffer.compare(payload, request.payload) === 0;
    return isSame ? { kind: 'replay', stored: { status, body } } : { kind: 'reused' };
  }
  const response = await respond(records);
  if (isFinal(response)) await save(trx, { ...request, ...response }, now);
  return { kind: 'first', response };
}

async function lock(trx: Kysely<Database>, { accountId, route, key }: IdempotentRequest): Promise<boolean> {
  const name = JSON.stringify([accountId, route, key]);
  const locking = sql<{ is_locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_locked`;
  return (await locking.execute(trx)).rows[0]?.is_locked ?? false;
}

function find(trx: Kysely<Database>, { accountId, route, key }: IdempotentRequest, now: Instant) {
  return trx
    .selectFrom('idempotency_keys')
    .select(['payload', 'status', 'body'])
    .where('account_id', '=', accountId)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('created_at', '>', at(addMinutes(now, -lifetimeMinutes)))
    .executeTakeFirst();
}

async function save(trx: Kysely<Database>, request: IdempotentRequest & StoredResponse, now: Instant): Promise<void> {
  const { accountId, route, key, status, body } = request;
  const row = { payload: Buffer.from(request.payload), status, body, created_at: inUtc(now) };
  await trx
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, route, key, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'route', 'key']).doUpdateSet(row))
    .execute();
}
