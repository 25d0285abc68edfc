import type { Kysely, Selectable } from 'kysely';
import type { PeopleRecords, StoredPasskey } from '../../records/index.ts';
import { announceAccountMail } from '../outbox/index.ts';
import { at, inTransaction, inUtc } from '../postgres/index.ts';
import type { Database, PasskeysTable } from '../tables/index.ts';

type Passkeys = Pick<
  PeopleRecords,
  | 'saveChallenge'
  | 'takeChallenge'
  | 'savePasskey'
  | 'mailPasskeyAdded'
  | 'findPasskey'
  | 'listPasskeys'
  | 'recordUse'
  | 'renamePasskey'
  | 'deletePasskeys'
  | 'deletePasskey'
>;

/** Stores passkeys. */
export function createPasskeys(db: Kysely<Database>): Passkeys {
  return {
    ...createChallenges(db),

    async savePasskey(passkey) {
      const result = await db
        .insertInto('passkeys')
        .values(rowOf(passkey))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },

    mailPasskeyAdded: ({ accountId, userId, email }, now) =>
      inTransaction(db, (trx) => {
        const data = { user_id: userId, email };
        return announceAccountMail(trx, { accountId, kind: 'person.passkey_added', data, now });
      }),

    async findPasskey(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row && passkeyOf(row);
    },

    async listPasskeys(personId) {
      const rows = db.selectFrom('passkeys').selectAll().where('person_id', '=', personId);
      return (await rows.orderBy('created_at').orderBy('id').execute()).map(passkeyOf);
    },

    async recordUse({ id, counter }, now) {
      await db
        .updateTable('passkeys')
        .set({ counter, last_used_at: inUtc(now) })
        .where('id', '=', id)
        .execute();
    },

    async renamePasskey({ id, personId, name }) {
      const update = db.updateTable('passkeys').set({ name }).where('id', '=', id).where('person_id', '=', personId);
      const row = await update.returningAll().executeTakeFirst();
      return row && passkeyOf(row);
    },

    async deletePasskeys(personId) {
      await db.deleteFrom('passkeys').where('person_id', '=', personId).execute();
    },

    async deletePasskey({ id, personId }) {
      const deletion = db.deleteFrom('passkeys').where('id', '=', id).where('person_id', '=', personId);
      return (await deletion.executeTakeFirst()).numDeletedRows === 1n;
    },
  };
}

/** Stores the challenges that passkeys sign. Each can be answered once. */
function createChallenges(db: Kysely<Database>): Pick<Passkeys, 'saveChallenge' | 'takeChallenge'> {
  return {
    async saveChallenge({ hash, personId, expiresAt }) {
      await db
        .insertInto('passkey_challenges')
        .values({ hash, person_id: personId, expires_at: inUtc(expiresAt) })
        .execute();
    },

    async takeChallenge({ hash, personId, now }) {
      const result = await db
        .deleteFrom('passkey_challenges')
        .where('hash', '=', hash)
        .where('person_id', 'is not distinct from', personId)
        .where('expires_at', '>', at(now))
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
  };
}

function rowOf({ id, personId, publicKey, counter, transports, rpId, name, createdAt }: StoredPasskey) {
  return {
    id,
    person_id: personId,
    public_key: publicKey,
    counter,
    transports: [...transports],
    rp_id: rpId,
    name,
    created_at: inUtc(createdAt),
  };
}

function passkeyOf(row: Selectable<PasskeysTable>): StoredPasskey {
  return {
    id: row.id,
    personId: row.person_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports,
    rpId: row.rp_id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
