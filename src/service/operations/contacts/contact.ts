import {
  type Contact,
  ok,
  type Page,
  type ProblemResult,
  type Result,
  refuse,
  refuseField,
} from '../../../contract/index.ts';
import { composeMarks, isEmail } from '../../../form/index.ts';
import { addMonthsInUtc } from '../../../time/index.ts';
import type { Caller } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { ownOrRefusal } from '../ownership.ts';
import { pageOf, sliceOf } from '../paging.ts';
import { changedMeanwhile, refuseChanged } from '../refuse-changed.ts';

/**
 * Lists a page of the contacts whose name or address contains a text, newest first, or of those of them who have been
 * inactive for some months.
 */
export async function listContacts(
  { records, clock }: Context,
  { caller, query }: Input<'listContacts'>,
): Promise<Result<Page<Contact>>> {
  const now = clock();
  const { inactive_months: months } = query;
  const inactiveSince = months === undefined ? undefined : addMonthsInUtc(now, -months);
  const text = composeMarks(query.query);
  const search = { accountId: caller.accountId, text, inactiveSince, now, ...sliceOf(query) };
  return ok(pageOf(query, await records.listContacts(search)));
}

export async function getContact(context: Context, { caller, params }: Input<'getContact'>): Promise<Result<Contact>> {
  return ownContact(context, caller, params.id);
}

/** Updates the sent fields. Events keep the name and address they were booked with. */
export async function updateContact(
  context: Context,
  { caller, params: { id }, body, ifMatch }: Input<'updateContact'>,
): Promise<Result<Contact>> {
  const { records, clock } = context;
  const contact = await ownContact(context, caller, id);
  if (!contact.ok) return contact;
  if (body.email !== undefined && !isEmail(body.email)) return refuseEmail('must be an email address', body.email);
  const conflict = refuseChanged({ ifMatch }, contact.data);
  if (conflict) return conflict;
  const content = omitUndefined({ ...body, name: body.name && composeMarks(body.name) });
  const change = { accountId: caller.accountId, id, content, ifUpdatedAt: ifMatch };
  const result = await records.updateContact({ ...change, now: clock() });
  switch (result.kind) {
    case 'done':
      return ok(result.contact);
    case 'email taken':
      return refuseEmail('belongs to another contact', body.email);
    case 'not found': {
      const current = await ownContact(context, caller, id);
      return current.ok ? changedMeanwhile(current.data) : current;
    }
  }
}

/**
 * Deletes a contact and keeps their events. On request, erases the personal data in these events, unless one of them has
 * not ended.
 */
export async function deleteContact(
  context: Context,
  { caller, params: { id }, query }: Input<'deleteContact'>,
): Promise<Result<null>> {
  const { accountId } = caller;
  const contact = await ownContact(context, caller, id);
  if (!contact.ok) return contact;
  const erasesEvents = query.events === 'erase';
  const deletion = await context.records.deleteContact({ accountId, id, erasesEvents, now: context.clock() });
  switch (deletion.kind) {
    case 'done':
      return { ...ok(null), ...(erasesEvents && { recorded: { fields: ['events'] } }) };
    case 'has unfinished events':
      return refuse({ code: 'resource_in_use', message: unfinishedEvents(deletion.count) });
    case 'not found':
      return refuse({ code: 'resource_not_found' });
  }
}

function unfinishedEvents(count: number): string {
  const [events, them] = count === 1 ? ['event that has not ended', 'it'] : ['events that have not ended', 'them'];
  return `The contact has ${count} ${events}. Cancel ${them} first, or try again after the end: the host and the invitee still need the data.`;
}

/** Finds a contact of the caller's account. */
export async function ownContact({ records, clock }: Context, caller: Caller, id: string): Promise<Result<Contact>> {
  const match = await records.findContact({ accountId: caller.accountId, id, now: clock() });
  return ownOrRefusal(records, { caller, resource: { kind: 'contact', id }, match });
}

function refuseEmail(sentence: string, email: string | undefined): ProblemResult {
  return refuseField('email', `${sentence}, found "${email}"`);
}
