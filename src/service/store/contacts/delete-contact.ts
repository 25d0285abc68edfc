import { type Kysely, sql } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import type { ContactDeletion, ContactDeletionResult } from '../../records/index.ts';
import { deleteMessagesAbout } from '../outbox/index.ts';
import { at, inUtc, nextVersion } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { lockContacts } from './merge.ts';

/**
 * Deletes a contact. Locks it first, so that a booking in progress either finishes before or creates the contact again.
 */
export async function deleteContact(open: Kysely<Database>, deletion: ContactDeletion): Promise<ContactDeletionResult> {
  const { accountId, id, erasesEvents } = deletion;
  await lockContacts(open, { accountId, ids: [id] });
  const addresses = await readAddresses(open, deletion);
  if (!addresses) return { kind: 'not found' };
  if (erasesEvents) {
    const events = await findEvents(open, { ...deletion, addresses });
    const count = events.filter(({ isUnfinished }) => isUnfinished).length;
    if (count > 0) return { kind: 'has unfinished events', count };
    const eventIds = events.map((event) => event.id);
    await deleteMessagesAbout(open, { ...deletion, eventIds });
    await eraseEvents(open, { ...deletion, eventIds });
  }
  const events = open.updateTable('events').set({ contact_id: null });
  await events.where('account_id', '=', accountId).where('contact_id', '=', id).execute();
  const contacts = open.deleteFrom('contacts').where('account_id', '=', accountId);
  await contacts.where('merged_into', '=', id).execute();
  await contacts.where('id', '=', id).execute();
  return { kind: 'done' };
}

/**
 * Reads the address and the former addresses of a contact, in lower case. Returns undefined if the contact was deleted
 * or merged into another before it was locked.
 */
async function readAddresses(
  open: Kysely<Database>,
  { accountId, id }: ContactDeletion,
): Promise<readonly string[] | undefined> {
  const rows = await open
    .selectFrom('contacts')
    .select(['merged_into', sql<string>`lower(email)`.as('address')])
    .where('account_id', '=', accountId)
    .where(({ eb }) => eb.or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .execute();
  const exists = rows.some(({ merged_into: mergedInto }) => mergedInto === null);
  return exists ? rows.map(({ address }) => address) : undefined;
}

type EventSearch = ContactDeletion & { readonly addresses: readonly string[] };

/**
 * Finds the events of a contact, and those whose contact was deleted earlier and that were booked with one of these
 * addresses: it is the same person, and nothing else leads to their data any more.
 */
async function findEvents(open: Kysely<Database>, { accountId, id, addresses, now }: EventSearch) {
  // An index has the conditions of the second kind.
  const { rows } = await sql<{ id: string; isUnfinished: boolean }>`
    select id, status = 'confirmed' and ends_at > ${at(now)} as "isUnfinished" from events
    where account_id = ${accountId} and (
      contact_id = ${id}
      or (contact_id is null and erased_at is null and lower(invitee_email) = any(${addresses}::text[]))
    )`.execute(open);
  return rows;
}

type Erasure = { readonly accountId: number; readonly eventIds: readonly string[]; readonly now: Instant };

/** Empties everything that people entered. The time, the place and the host stay. */
async function eraseEvents(open: Kysely<Database>, { accountId, eventIds, now }: Erasure): Promise<void> {
  await open
    .updateTable('events')
    .set({ invitee_name: '', invitee_email: '', guests: [], answers: '{}', metadata: '{}' })
    .set({ cancel_reason: null, host_note: '', locale: null, erased_at: inUtc(now), updated_at: nextVersion(now) })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${eventIds}::uuid[])`)
    .execute();
}
