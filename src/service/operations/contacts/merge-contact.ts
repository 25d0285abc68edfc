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
  const found = await ownContact(context, caller, id);
  if (!found.ok) return found;
  if (mergedId === id) return refuseOther('must be another contact');
  const named = { accountId: caller.accountId, now: context.clock() };
  if (!(await context.records.findContact({ ...named, id: mergedId })))
    return refuseOther('must be one of your contacts');
  const merged = await context.records.mergeContacts({ ...named, id, mergedId });
  return merged ? ok(merged) : refuse({ code: 'resource_not_found' });
}

function refuseOther(sentence: string): Result<never> {
  return refuseField('contact_id', sentence);
}
