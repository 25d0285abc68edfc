import { type Contact, ok, type Result, refuse, refuseField } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownContact } from './contact.ts';

/**
 * Merges a contact into the named one, which takes over its events and is now also known by its address: whoever books
 * with that address is this contact.
 */
export async function mergeContact(
  context: Context,
  { caller, params: { id }, body: { contact_id: mergedId } }: Input<'mergeContact'>,
): Promise<Result<Contact>> {
  const contact = await ownContact(context, caller, id);
  if (!contact.ok) return contact;
  if (mergedId === id) return refuseOther('must be another contact');
  const search = { accountId: caller.accountId, now: context.clock() };
  if (!(await context.records.findContact({ ...search, id: mergedId })))
    return refuseOther('must be one of your contacts');
  const mergedContact = await context.records.mergeContacts({ ...search, id, mergedId });
  return mergedContact ? ok(mergedContact) : refuse({ code: 'resource_not_found' });
}

function refuseOther(sentence: string): Result<never> {
  return refuseField('contact_id', sentence);
}
