import { type Kysely, sql } from 'kysely';
import { addMinutes, type Instant } from '../../time/index.ts';
import { whenFull } from '../concurrency/index.ts';
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
import { createResponseSeal, digestPrefix, type ResponseSeal } from './sealed-response.ts';
import type { Database } from './tables/index.ts';

const lifetimeMinutes = 24 * 60;

/** Few enough to delete within milliseconds. */
const removalBatch = 200;

type IdempotencyOptions = {
  readonly shares: Shares;
  readonly createRecords: (trx: Kysely<Database>) => Records;
};

/**
 * The lock that means "in progress" belongs to the transaction. When the process dies, the database releases the lock,
 * and the response is stored if, and only if, its changes were committed. A request holds a connection until it has a
 * response, so these requests first wait for their account's share of the connections. Responses are sealed, because
 * some hold a secret that is stored nowhere else.
 */
export function createIdempotencyKeys(
  db: Kysely<Database>,
  { shares, createRecords }: IdempotencyOptions,
): IdempotencyRecords {
  return {
    respondOnce(request, responder) {
      const response = shares.ofAccount({ key: request.accountId }, () =>
        inTransaction(db, (trx) => respondIn(trx, { ...responder, request, records: createRecords(trx) })),
      );
      return whenFull(response, () => ({ kind: 'busy' }));
    },

    async removeExpiredResponses(now) {
      const isExpired = sql`created_at <= ${at(addMinutes(now, -lifetimeMinutes))}`;
      const expiredRows = sql<ExpiredRow>`
        select account_id, route, key from idempotency_keys where ${isExpired} order by created_at limit ${removalBatch}`;
      let total = 0;
      // Never lock rows of several accounts in one statement: they may be on several machines.
      for (const [accountId, rows] of Map.groupBy((await expiredRows.execute(db)).rows, (row) => row.account_id)) {
        const [routes, keys] = [rows.map(({ route }) => route), rows.map(({ key }) => key)];
        const removal = sql`
          with expired as (
            select route, key from idempotency_keys
            where account_id = ${accountId} and ${isExpired}
              and (route, key) in (select route, key from unnest(${routes}::text[], ${keys}::text[]) as named (route, key))
            for update skip locked
          )
          delete from idempotency_keys as response using expired
          where response.account_id = ${accountId} and response.route = expired.route and response.key = expired.key`;
        total += Number((await removal.execute(db)).numAffectedRows);
      }
      return total;
    },
  };
}

type PendingResponse<Response extends StoredResponse> = Responder<Response> & {
  readonly request: IdempotentRequest;
  readonly records: Records;
};

async function respondIn<Response extends StoredResponse>(
  trx: Kysely<Database>,
  { request, now, respond, isFinal, records }: PendingResponse<Response>,
): Promise<IdempotencyResult<Response>> {
  if (!(await lock(trx, request))) return { kind: 'in progress' };
  const seal = createResponseSeal(request);
  const earlierResponse = await find(trx, { request, seal, now });
  if (earlierResponse) return earlierResponse;
  const response = await respond(records);
  if (isFinal(response)) await save(trx, { request, seal, response, now });
  return { kind: 'first', response };
}

type ExpiredRow = { readonly account_id: number; readonly route: string; readonly key: string };

async function lock(trx: Kysely<Database>, { accountId, route, key }: IdempotentRequest): Promise<boolean> {
  const name = JSON.stringify([accountId, route, key]);
  const lockAttempt = sql<{ is_locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_locked`;
  return (await lockAttempt.execute(trx)).rows[0]?.is_locked ?? false;
}

type Lookup = { readonly request: IdempotentRequest; readonly seal: ResponseSeal; readonly now: Instant };
type StoredResult = Exclude<IdempotencyResult<never>, { readonly kind: 'first' }>;

async function find(trx: Kysely<Database>, { request, seal, now }: Lookup): Promise<StoredResult | undefined> {
  const { accountId, route, key } = request;
  const rows = await trx
    .selectFrom('idempotency_keys')
    .select(['key', 'payload', 'status', 'body'])
    .where('account_id', '=', accountId)
    .where('route', '=', route)
    // Earlier releases stored the key and the response as they were.
    .where('key', 'in', key.startsWith(digestPrefix) ? [seal.keyDigest] : [seal.keyDigest, key])
    .where('created_at', '>', at(addMinutes(now, -lifetimeMinutes)))
    .execute();
  const sealedRow = rows.find((each) => each.key === seal.keyDigest);
  const row = sealedRow ?? rows[0];
  if (!row) return undefined;
  if (Buffer.compare(row.payload, sealedRow ? seal.payloadDigest : request.payload) !== 0) return { kind: 'reused' };
  const body = sealedRow ? seal.open(row.body) : row.body;
  return { kind: 'replay', stored: { status: row.status, body } };
}

type NewResponse = Lookup & { readonly response: StoredResponse };

async function save(trx: Kysely<Database>, { request, seal, response, now }: NewResponse): Promise<void> {
  const { accountId, route } = request;
  const { status } = response;
  const row = { payload: seal.payloadDigest, status, body: seal.seal(response.body), created_at: inUtc(now) };
  await trx
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, route, key: seal.keyDigest, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'route', 'key']).doUpdateSet(row))
    .execute();
}
