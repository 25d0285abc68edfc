import { type Contact, ok, type Page, type Refused, type Result, refuse } from '../../contract/index.ts';
import { isEmail } from '../../form/index.ts';
import type { Caller, Records } from '../records/index.ts';
import type { Context } from './context.ts';
import { omitUndefined } from './omit-undefined.ts';
import type { Input } from './operation.ts';
import { ownOrRefused } from './ownership.ts';
import { pageOf, sliceOf } from './paging.ts';

/** Lists a page of the contacts whose name or address holds a text, newest first. */
export async function listContacts(
  { records }: Context,
  { caller, query }: Input<'listContacts'>,
): Promise<Result<Page<Contact>>> {
  const search = { accountId: caller.accountId, text: query.query, ...sliceOf(query) };
  return ok(pageOf(query, await records.listContacts(search)));
}

export async function getContact(
  { records }: Context,
  { caller, params }: Input<'getContact'>,
): Promise<Result<Contact>> {
  return ownContact(records, caller, params.id);
}

/** Changes what is sent; events keep the invitee as they booked. */
export async function updateContact(
  { records, clock }: Context,
  { caller, params: { id }, body }: Input<'updateContact'>,
): Promise<Result<Contact>> {
  const found = await ownContact(records, caller, id);
  if (!found.ok) return found;
  if (body.email !== undefined && !isEmail(body.email)) return refuseEmail('must be an email address', body.email);
  const content = omitUndefined(body);
  const updated = await records.updateContact({ accountId: caller.accountId, id, content, now: clock() });
  switch (updated.kind) {
    case 'done':
      return ok(updated.contact);
    case 'email taken':
      return refuseEmail('belongs to another contact', body.email);
    case 'gone':
      return refuse({ code: 'resource_not_found' });
  }
}

export async function deleteContact(
  { records }: Context,
  { caller, params: { id } }: Input<'deleteContact'>,
): Promise<Result<null>> {
  const found = await ownContact(records, caller, id);
  if (!found.ok) return found;
  await records.deleteContact(caller.accountId, id);
  return ok(null);
}

async function ownContact(records: Records, caller: Caller, id: string): Promise<Result<Contact>> {
  const found = await records.findContact(caller.accountId, id);
  return ownOrRefused(records, { caller, resource: { kind: 'contact', id }, found });
}

function refuseEmail(sentence: string, found: string | undefined): Refused {
  return refuse({ code: 'validation_failed', errors: { email: [`${sentence}, found "${found}"`] } });
}
