import type { Kysely } from 'kysely';
import type { PeopleRecords } from '../../records/index.ts';
import { announceAccountMail } from '../outbox/index.ts';
import { at, inTransaction, inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type Links = Pick<
  PeopleRecords,
  'saveLink' | 'findLink' | 'useLink' | 'withdrawLinks' | 'withdrawLinksOf' | 'mailSignInLink'
>;

export function createLinks(db: Kysely<Database>): Links {
  return {
    async saveLink({ hash, purpose, personId, accountId, userId, role, email, provesAddress, expiresAt }) {
      const owner = { person_id: personId, account_id: accountId, user_id: userId, role, email };
      await db
        .insertInto('sign_in_links')
        .values({ hash, purpose, ...owner, proves_address: provesAddress, expires_at: inUtc(expiresAt) })
        .execute();
    },

    findLink: (hash, now) =>
      db
        .selectFrom('sign_in_links')
        .select(['hash', 'purpose', 'person_id as personId', 'account_id as accountId', 'user_id as userId'])
        .select(['role', 'email', 'proves_address as provesAddress', 'expires_at as expiresAt'])
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at(now))
        .executeTakeFirst(),

    async useLink(hash, now) {
      const update = db.updateTable('sign_in_links').set({ used_at: inUtc(now) });
      const { numUpdatedRows } = await update
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at(now))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async withdrawLinks({ purpose, personId, accountId }) {
      const deletion = db.deleteFrom('sign_in_links').where('purpose', '=', purpose).where('used_at', 'is', null);
      await deletion
        .where('person_id', 'is not distinct from', personId)
        .where('account_id', 'is not distinct from', accountId)
        .execute();
    },

    async withdrawLinksOf(personId) {
      const deletion = db.deleteFrom('sign_in_links').where('person_id', '=', personId).where('used_at', 'is', null);
      await deletion.where('purpose', 'in', ['sign_in', 'reset']).execute();
    },

    mailSignInLink: ({ personId, accountId, userId }, now) =>
      inTransaction(db, (trx) => {
        const data = { person_id: personId, user_id: userId };
        return announceAccountMail(trx, { accountId, kind: 'person.sign_in_requested', data, now });
      }),
  };
}
