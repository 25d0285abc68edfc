import { type Kysely, sql } from 'kysely';
import { addMinutes, type Instant } from '../../../time/index.ts';
import type { MailCounts, MailStatusRecords } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

const overdueMinutes = 5;
/** After three attempts, an email is overdue. One that was tried fewer times is tried again within half an hour. */
const [manyTries, nextTryMinutes] = [3, 30];

/** Counts the emails about events of an account. Each condition is written out for an index. */
export function createMailStatus(db: Kysely<Database>): MailStatusRecords {
  return {
    async countMails({ accountId, since, now }) {
      const [sent, failed, soon, late] = await Promise.all([
        finished(db, { accountId, since, status: 'succeeded' }),
        finished(db, { accountId, since, status: 'failed' }),
        dueSoon(db, { accountId, now }),
        triedOften(db, accountId),
      ]);
      return { sent, failed, waiting: soon.total - soon.overdue, overdue: soon.overdue + late };
    },
  };
}

function mailsOf(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('webhook_id', 'is', null)
    .where('about_event', 'is not', null);
}

type Finished = { readonly accountId: number; readonly since: Instant; readonly status: 'succeeded' | 'failed' };

async function finished(db: Kysely<Database>, { accountId, since, status }: Finished): Promise<number> {
  const found = mailsOf(db, accountId).where('status', '=', sql.lit(status)).where('updated_at', '>=', at(since));
  return (await found.executeTakeFirstOrThrow()).total;
}

type Due = { readonly accountId: number; readonly now: Instant };

/** Counts what is due, and what was tried once or twice. Leaves out reminders that are planned. */
function dueSoon(db: Kysely<Database>, { accountId, now }: Due): Promise<Pick<MailCounts, 'overdue'> & Total> {
  const overdue = sql<number>`count(*) filter (where next_try_at < ${at(addMinutes(now, -overdueMinutes))})`;
  return mailsOf(db, accountId)
    .select(overdue.as('overdue'))
    .where('status', '=', sql.lit('pending'))
    .where('tries', '<', sql.lit(manyTries))
    .where('next_try_at', '<=', at(addMinutes(now, nextTryMinutes)))
    .where(({ eb, or }) => or([eb('tries', '>', 0), eb('next_try_at', '<=', at(now))]))
    .executeTakeFirstOrThrow();
}

async function triedOften(db: Kysely<Database>, accountId: number): Promise<number> {
  const found = mailsOf(db, accountId)
    .where('status', '=', sql.lit('pending'))
    .where('tries', '>=', sql.lit(manyTries));
  return (await found.executeTakeFirstOrThrow()).total;
}

type Total = { readonly total: number };
