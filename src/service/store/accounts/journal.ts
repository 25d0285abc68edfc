import { type Kysely, type Selectable, sql } from 'kysely';
import { v7 as timeOrderedId } from 'uuid';
import { fullName, type JournalEntry } from '../../../contract/index.ts';
import type { JournalRecords, JournalSearch } from '../../records/index.ts';
import { at, inUtc, prepared, writeLast } from '../postgres/index.ts';
import type { Database, JournalTable } from '../tables/index.ts';
import { withNames } from './subject-names.ts';

const removedAtOnce = 100;

/** Stores who changed what, one row per change. */
export function createJournal(db: Kysely<Database>): JournalRecords {
  return {
    async recordChange({ accountId, actor, operation, subject, change, now }) {
      // Ids rise with time, so that changes at the same moment are listed in the order in which they were made.
      const row = { account_id: accountId, id: timeOrderedId(), at: inUtc(now), operation };
      const content = { actor: JSON.stringify(actor), change: JSON.stringify(change) };
      const about = { subject_kind: subject.kind, subject_id: subject.id };
      const insertion = db.insertInto('journal').values({ ...row, ...about, ...content });
      await writeLast(db, prepared(insertion.compile()));
    },

    async listJournal(search) {
      const changes = ofSubject(db, search).selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
      const count = ofSubject(db, search).select(({ fn }) => fn.countAll<number>().as('total'));
      const [rows, { total }] = await Promise.all([
        changes.limit(search.limit).offset(search.offset).execute(),
        count.executeTakeFirstOrThrow(),
      ]);
      return { items: await withNames(db, { accountId: search.accountId, entries: rows.map(entryOf) }), total };
    },

    async listEventChanges(accountId, eventId) {
      const rows = await ofSubject(db, { accountId, subjectKind: 'event', subjectId: eventId })
        .leftJoin('users as user', (join) =>
          join
            .onRef('user.account_id', '=', 'journal.account_id')
            .on('user.id', '=', sql<number>`cast(journal.actor ->> 'user_id' as bigint)`),
        )
        .select(['journal.actor', 'journal.operation', 'journal.change', 'journal.at'])
        .select(['user.first_name', 'user.last_name'])
        .orderBy('journal.at')
        .orderBy('journal.id')
        .execute();
      return rows.map(({ first_name, last_name, ...change }) => ({
        ...change,
        actorName: first_name === null || last_name === null ? undefined : fullName({ first_name, last_name }),
      }));
    },

    async removeJournalBefore(before) {
      const oldRows = sql<OldRow>`select account_id, id from journal where at < ${at(before)} limit ${removedAtOnce}`;
      let total = 0;
      // Never delete rows of several accounts in one statement: they may be on several machines.
      for (const [accountId, rows] of Map.groupBy((await oldRows.execute(db)).rows, (row) => row.account_id)) {
        const ids = rows.map(({ id }) => id);
        const deletion = db.deleteFrom('journal').where('account_id', '=', accountId).where('id', 'in', ids);
        total += Number((await deletion.executeTakeFirst()).numDeletedRows);
      }
      return total;
    },
  };
}

type OldRow = { readonly account_id: number; readonly id: string };

function ofSubject(
  db: Kysely<Database>,
  { accountId, subjectKind, subjectId }: Pick<JournalSearch, 'accountId' | 'subjectKind' | 'subjectId'>,
) {
  let query = db.selectFrom('journal').where('journal.account_id', '=', accountId);
  if (subjectKind !== undefined) query = query.where('journal.subject_kind', '=', subjectKind);
  if (subjectId !== undefined) query = query.where('journal.subject_id', '=', subjectId);
  return query;
}

function entryOf(row: Selectable<JournalTable>): JournalEntry {
  const { id, actor, operation, subject_kind: kind, subject_id: subjectId, change } = row;
  return {
    id,
    at: inUtc(row.at),
    actor,
    operation,
    subject: { kind, id: subjectId },
    fields: [...change.fields],
    ...(change.archived !== undefined && { archived: change.archived }),
    ...(change.absent !== undefined && { absent: change.absent }),
  };
}
