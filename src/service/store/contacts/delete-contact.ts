import { type Kysely, sql } from 'kysely';
import type { ContactDeletion, ContactDeletionResult } from '../../records/index.ts';
import { at, inUtc, nextVersion } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { lockContacts } from './merge.ts';

/**
 * Deletes a contact. Locks it first, so that a booking in progress either finishes before or creates the contact again.
 */
export async function deleteContact(open: Kysely<Database>, deletion: ContactDeletion): Promise<ContactDeletionResult> {
  const { accountId, id, erasesEvents } = deletion;
  await lockContacts(open, { accountId, ids: [id] });
  if (erasesEvents) {
    const count = await countUpcoming(open, deletion);
    if (count > 0) return { kind: 'has unfinished events', count };
    await deleteMessages(open, deletion);
    await eraseEvents(open, deletion);
  }
  const events = open.updateTable('events').set({ contact_id: null });
  await events.where('account_id', '=', accountId).where('contact_id', '=', id).execute();
  const contacts = open.deleteFrom('contacts').where('account_id', '=', accountId);
  await contacts.where('merged_into', '=', id).execute();
  await contacts.where('id', '=', id).execute();
  return { kind: 'done' };
}

async function countUpcoming(open: Kysely<Database>, { accountId, id, now }: ContactDeletion): Promise<number> {
  const { total } = await open
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('contact_id', '=', id)
    .where('status', '=', 'confirmed')
    .where('ends_at', '>', at(now))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Deletes the copies of events in emails and webhook messages. A message that is still to be attempted is deleted after
 * its last attempt. A message held for a paused webhook is deleted now and never sent.
 */
async function deleteMessages(open: Kysely<Database>, { accountId, id }: ContactDeletion): Promise<void> {
  await sql`
    delete from deliveries as delivery using events as event
    where delivery.account_id = ${accountId} and delivery.next_try_at is null
      and event.account_id = delivery.account_id and event.id = delivery.about_event
      and event.account_id = ${accountId} and event.contact_id = ${id}`.execute(open);
  // These name the address of a guest. Their kind is written out for the index.
  await sql`
    delete from deliveries as delivery using events as event
    where delivery.account_id = ${accountId} and delivery.kind = 'mail.refused'
      and event.account_id = ${accountId} and event.contact_id = ${id}
      and event.id::text = delivery.payload::jsonb #>> '{data,event_id}'`.execute(open);
}

/** Empties everything that people entered. The time, the place and the host stay. */
async function eraseEvents(open: Kysely<Database>, { accountId, id, now }: ContactDeletion): Promise<void> {
  await open
    .updateTable('events')
    .set({ invitee_name: '', invitee_email: '', guests: [], answers: '{}', metadata: '{}' })
    .set({ cancel_reason: null, host_note: '', locale: null, erased_at: inUtc(now), updated_at: nextVersion(now) })
    .where('account_id', '=', accountId)
    .where('contact_id', '=', id)
    .execute();
}
