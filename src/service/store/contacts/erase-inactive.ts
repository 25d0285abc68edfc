import { type Kysely, sql } from 'kysely';
import { addMonthsInUtc, earlierOf, type Instant } from '../../../time/index.ts';
import type { ErasingAccount, ErasureRecords, InactivitySearch, NamedContact } from '../../records/index.ts';
import { createJournal } from '../accounts/index.ts';
import { at, inTransaction, inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { activityOf, isInactive, knownActivity } from './activity.ts';
import { deleteContact } from './delete-contact.ts';
import { lockContacts } from './merge.ts';

/** Erases contacts who had no meeting for long. Each is checked again once it is locked, as bookings lock it. */
export function createErasures(db: Kysely<Database>): ErasureRecords {
  return {
    async listErasingAccounts({ after, limit }) {
      const accounts = sql<ErasingAccount>`
        select id as "accountId", erase_after_months as months from accounts
        where erase_after_months is not null and id > ${after} order by id limit ${limit}`;
      return (await accounts.execute(db)).rows;
    },

    async findInactiveContacts(search) {
      const looked = await readActivity(db, search);
      const active = looked.filter(({ activeUntil }) => activeUntil > search.inactiveSince);
      if (active.length > 0) await keepActivity(db, search, active);
      const ids = looked.filter((each) => !active.includes(each)).map(({ id }) => id);
      return { ids, isFull: looked.length === search.limit };
    },

    eraseInactiveContact: (contact) => inTransaction(db, (trx) => eraseInactive(trx, contact)),

    async postponeErasure({ accountId, id, inactiveSince }) {
      const contacts = db.updateTable('contacts').set({ active_until: inUtc(inactiveSince) });
      await contacts.where('account_id', '=', accountId).where('id', '=', id).execute();
    },
  };
}

type Activity = { readonly id: string; readonly activeUntil: Instant };

/** Reads until when some contacts were active, of those who may have been inactive since a moment. */
async function readActivity(
  db: Kysely<Database>,
  { accountId, inactiveSince, limit }: InactivitySearch,
): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select contact.id, ${activityOf(accountId)} as "activeUntil" from contacts as contact
    where contact.account_id = ${accountId} and contact.merged_into is null
      and ${knownActivity} <= ${at(inactiveSince)}
    order by ${knownActivity} limit ${limit}`.execute(db);
  return rows;
}

/**
 * Stores until when contacts were active, so that they are not looked at again before they can be inactive. Never later
 * than now: a booking to come may be canceled.
 */
async function keepActivity(
  db: Kysely<Database>,
  { accountId, now }: InactivitySearch,
  contacts: readonly Activity[],
): Promise<void> {
  const ids = contacts.map(({ id }) => id);
  const moments = contacts.map(({ activeUntil }) => inUtc(earlierOf(activeUntil, now)));
  // Skip the contacts that a booking or a merge has locked: in any other order, each could wait for the other.
  await sql`
    with free as (
      select id from contacts where account_id = ${accountId} and id = any(${ids}::uuid[])
      for no key update skip locked
    )
    update contacts as contact set active_until = looked.active_until
    from free join unnest(${ids}::uuid[], ${moments}::timestamptz[]) as looked (id, active_until) on looked.id = free.id
    where contact.account_id = ${accountId} and contact.id = free.id`.execute(db);
}

async function eraseInactive(trx: Kysely<Database>, contact: NamedContact): Promise<boolean> {
  const { accountId, id, now } = contact;
  await lockContacts(trx, { accountId, ids: [id] });
  if (!(await isDue(trx, contact))) return false;
  const { kind } = await deleteContact(trx, { ...contact, erasesEvents: true });
  if (kind !== 'done') return false;
  await createJournal(trx).recordChange({
    accountId,
    actor: { via: 'service', user_id: null },
    operation: 'deleteContact',
    subject: { kind: 'contact', id },
    change: { fields: ['events'] },
    now,
  });
  return true;
}

/** Returns whether a contact still exists and is inactive for as long as its account says now. */
async function isDue(trx: Kysely<Database>, { accountId, id, now }: NamedContact): Promise<boolean> {
  const accounts = trx.selectFrom('accounts').select('erase_after_months as months').where('id', '=', accountId);
  const months = (await accounts.executeTakeFirst())?.months ?? null;
  if (months === null) return false;
  const { rows } = await sql`
    select from contacts as contact
    where contact.account_id = ${accountId} and contact.id = ${id}
      and ${isInactive(accountId, addMonthsInUtc(now, -months))}`.execute(trx);
  return rows.length > 0;
}
