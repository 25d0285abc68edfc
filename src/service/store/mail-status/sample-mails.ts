import { type Kysely, sql } from 'kysely';
import type { AccountRecords, UserKey } from '../../records/index.ts';
import { announceAccountMail } from '../outbox/index.ts';
import { at, inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type SampleMails = Pick<AccountRecords, 'findLastSample' | 'listTimesOfSamples' | 'saveSample'>;

/** The samples of emails that users send themselves. */
export function createSampleMails(db: Kysely<Database>): SampleMails {
  return {
    async findLastSample(user) {
      const row = await samplesOf(db, user).selectAll().limit(1).executeTakeFirst();
      if (!row) return undefined;
      const { status, tries, response_status, response_text, next_try_at } = row;
      return {
        address: row.email,
        status,
        tries,
        response_status,
        ...(response_text !== null && { response_text }),
        next_try_at: next_try_at === null ? null : inUtc(next_try_at),
        created_at: inUtc(row.created_at),
        updated_at: inUtc(row.updated_at),
      };
    },

    async listTimesOfSamples({ accountId, userId, since }) {
      const rows = await samplesOf(db, { accountId, userId })
        .select('created_at')
        .where('created_at', '>', at(since))
        .execute();
      return rows.map(({ created_at }) => created_at);
    },

    async saveSample({ accountId, userId, email, eventTypeId, kind, minutesBefore, locale, now }) {
      const sample = { kind, minutes_before: minutesBefore, locale, event_type_id: eventTypeId };
      const data = { user_id: userId, email, ...sample };
      await announceAccountMail(db, { accountId, kind: 'mail.sample', data, now });
    },
  };
}

/** Lists the samples of a user, newest first. */
function samplesOf(db: Kysely<Database>, { accountId, userId }: UserKey) {
  return (
    db
      .selectFrom('deliveries')
      .select(sql<string>`payload::jsonb #>> '{data,email}'`.as('email'))
      .where('account_id', '=', accountId)
      // Written out for the index.
      .where('kind', '=', sql.lit('mail.sample'))
      .where(sql<boolean>`(payload::jsonb #>> '{data,user_id}')::bigint = ${userId}`)
      .orderBy('created_at', 'desc')
  );
}
