import { type BookingFormField, isReservedName, limits, ok, type Result, refuse } from '../../../contract/index.ts';
import { isContactField } from '../../../form/index.ts';
import { fieldDefaults } from '../../defaults/index.ts';
import type { AccountRecords, Caller, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { ownEventType, ownOrRefused, readableEventType } from '../ownership.ts';
import { bytesOf, refuseOneMore, refuseTooLarge } from '../quota.ts';
import { withAccountLock } from '../with-account-lock.ts';
import { checkChange, checkOptions } from './check-field.ts';
import { firstFree, slugify } from './slug.ts';

export async function listBookingFormFields(
  { records }: Context,
  { caller, params }: Input<'listBookingFormFields'>,
): Promise<Result<BookingFormField[]>> {
  const hosted = await readableEventType({ records }, { caller, id: params.eventType });
  return hosted.ok ? ok(await records.listFields(caller.accountId, params.eventType)) : hosted;
}

/** Adds a field, as the last one unless a position is sent. */
export async function createBookingFormField(
  context: Context,
  { caller, params, body }: Input<'createBookingFormField'>,
): Promise<Result<BookingFormField>> {
  return withFormChanged(context, { caller, params }, async (accountRecords) => {
    const fields = await ownFields(accountRecords, caller, params.eventType);
    if (!fields.ok) return fields;
    const identifiers = fields.data.map(({ identifier }) => identifier);
    const identifier =
      body.identifier ?? firstFree(identifierOf(body.label ?? ''), { existing: identifiers, joint: '_' });
    if (identifiers.includes(identifier))
      return refuse(invalid('identifier', `is taken by another field, found "${identifier}"`));
    const position = Math.min(Math.max(-1, ...fields.data.map((field) => field.position)) + 1, limits.position);
    const label = labelOf(identifier);
    const content = { ...fieldDefaults, identifier, label, position, ...omitUndefined(body) };
    const checked = checkOptions(content);
    if (!checked.ok) return checked;
    const others = { bytes: bytesOf(fields.data) };
    const refused =
      refuseOneMore('fields', fields.data.length) ?? refuseTooLarge('formBytes', { others, content: checked.data });
    if (refused) return refused;
    const { accountId } = caller;
    return ok(await accountRecords.saveField({ accountId, eventTypeId: params.eventType, content }));
  });
}

export async function updateBookingFormField(
  context: Context,
  { caller, params, body }: Input<'updateBookingFormField'>,
): Promise<Result<BookingFormField>> {
  return withFormChanged(context, { caller, params }, async (accountRecords) => {
    const found = await ownField(accountRecords, caller, params);
    if (!found.ok) return found;
    const checked = checkChange(found.data, omitUndefined(body));
    if (!checked.ok) return checked;
    const fields = await accountRecords.listFields(caller.accountId, params.eventType);
    const others = { bytes: bytesOf(fields.filter(({ id }) => id !== params.field)) };
    const refused = refuseTooLarge('formBytes', { others, current: found.data, content: checked.data });
    if (refused) return refused;
    return ok(
      await accountRecords.updateField({ accountId: caller.accountId, id: params.field, content: checked.data }),
    );
  });
}

/**
 * Sets all positions or none. An id that does not belong to this form is an invalid field, even if it belongs to
 * another account.
 */
export async function orderBookingFormFields(
  context: Context,
  { caller, params, body }: Input<'orderBookingFormFields'>,
): Promise<Result<BookingFormField[]>> {
  return withFormChanged(context, { caller, params }, async (accountRecords) => {
    const fields = await ownFields(accountRecords, caller, params.eventType);
    if (!fields.ok) return fields;
    const ids = body.fields.map(({ id }) => id);
    const wrong = ids.flatMap((id, index) => {
      if (!fields.data.some((field) => field.id === id)) return [[index, `is not a field of this form, found ${id}`]];
      return ids.indexOf(id) < index ? [[index, `is named twice, found ${id}`]] : [];
    });
    if (wrong.length > 0) {
      const errors = Object.fromEntries(wrong.map(([index, sentence]) => [`fields.${index}.id`, [`${sentence}`]]));
      return refuse({ code: 'validation_failed', errors });
    }
    const { accountId } = caller;
    await accountRecords.setFieldPositions({ accountId, positions: body.fields });
    return ok(await accountRecords.listFields(accountId, params.eventType));
  });
}

export async function deleteBookingFormField(
  context: Context,
  { caller, params }: Input<'deleteBookingFormField'>,
): Promise<Result<null>> {
  return withFormChanged(context, { caller, params }, async (accountRecords) => {
    const found = await ownField(accountRecords, caller, params);
    if (!found.ok) return found;
    if (isContactField(found.data)) return refuse({ code: 'resource_in_use', message: indispensable });
    await accountRecords.deleteField(caller.accountId, params.field);
    return ok(null);
  });
}

type FormOf = { readonly caller: Caller; readonly params: { readonly eventType: number } };

/** Changes a form and makes a new version of its event type, so that `If-Match` protects a person who edits both. */
async function withFormChanged<Data>(
  context: Context,
  { caller, params }: FormOf,
  change: (records: AccountRecords) => Promise<Result<Data>>,
): Promise<Result<Data>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const changed = await change(accountRecords);
    const form = { accountId: caller.accountId, eventTypeId: params.eventType, now: context.clock() };
    if (changed.ok) await accountRecords.recordEventTypeChange(form);
    return changed;
  });
}

const indispensable = 'No one can be booked without this field: name and email stay on every form.';

async function ownFields(records: Records, caller: Caller, id: number): Promise<Result<BookingFormField[]>> {
  const hosted = await ownEventType({ records }, { caller, id });
  return hosted.ok ? ok(await records.listFields(caller.accountId, id)) : hosted;
}

type FieldParams = { readonly eventType: number; readonly field: number };

async function ownField(
  records: Records,
  caller: Caller,
  { eventType, field: id }: FieldParams,
): Promise<Result<BookingFormField>> {
  const fields = await ownFields(records, caller, eventType);
  if (!fields.ok) return fields;
  const found = fields.data.find((field) => field.id === id);
  return ownOrRefused(records, { caller, resource: { kind: 'field', id }, found });
}

/** Returns the identifier for a label. It begins with a letter. */
function identifierOf(label: string): string {
  const words = slugify(label, '_');
  const isName = /^[a-z]/.test(words) && !isReservedName(words);
  return isName ? words : ['field', words].filter(Boolean).join('_');
}

function labelOf(identifier: string): string {
  const words = identifier.replace(/[-_]+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function invalid(path: string, sentence: string) {
  return { code: 'validation_failed', errors: { [path]: [sentence] } } as const;
}
