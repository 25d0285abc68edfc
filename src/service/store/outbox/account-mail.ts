import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import type { AccountMailKind } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';
import { recordDue } from './due-accounts.ts';
import { dueAt, payloadOf } from './payload.ts';

type AccountMail = {
  readonly accountId: number;
  readonly kind: AccountMailKind;
  /**
   * The subject of the email. A link in it is created when it is sent, so that no one can use this row, or a backup of
   * it.
   */
  readonly data: object;
  readonly now: Instant;
};

/** Queues an email to one user of an account that is not about an event. Its content is read when it is sent. */
export async function announceAccountMail(
  trx: Kysely<Database>,
  { accountId, kind, data, now }: AccountMail,
): Promise<void> {
  const payload = payloadOf({ type: kind, data, now });
  await trx
    .insertInto('deliveries')
    .values({ account_id: accountId, id: randomUUID(), recipient: 'host', kind, payload, ...dueAt(now) })
    .execute();
  await recordDue(trx, { accountId, channel: 'mail', dueAt: now });
}
