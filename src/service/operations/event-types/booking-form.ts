import { type BookingFormField, isReservedName, limits, ok, type Result, refuse } from '../../../contract/index.ts';
import { isContactField } from '../../../form/index.ts';
import { fieldDefaults } from '../../defaults/index.ts';
import type { AccountRecords, Caller, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { ownEventType, ownOrRefusal, readableEventType } from '../ownership.ts';
import { bytesOf, refuseOneMore, refuseTooLarge } from '../quota.ts';
import { withAccountLock } from '../with-account-lock.ts';
import { checkChange, checkOptions } from './check-field.ts';
import { firstFree, slugify } from './slug.ts';

export async function listBookingFormFields(
  { records }: Context,
  { caller, params }: Input<'listBookingFormFields'>,
): Promise<Result<BookingFormField[]>> {
  const hostedType = await readableEventType({ records }, { caller, id: params.eventType });
  return hostedType.ok ? ok(await records.listFields(caller.accountId, params.eventType)) : hostedType;
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
    const check = checkOptions(content);
    if (!check.ok) return check;
    const others = { bytes: bytesOf(fields.data) };
    const refusal =
      refuseOneMore('fields', fields.data.length) ?? refuseTooLarge('formBytes', { others, content: check.data });
    if (refusal) return refusal;
    const { accountId } = caller;
    return ok(await accountRecords.saveField({ accountId, eventTypeId: params.eventType, content }));
  });
}

export async function updateBookingFormField(
  context: Context,
  { caller, params, body }: Input<'updateBookingFormField'>,
): Promise<Result<BookingFormField>> {
  return withFormChanged(context, { caller, params }, async (accountRecords) => {
    const field = await ownField(accountRecords, caller, params);
    if (!field.ok) return field;
    const check = checkChange(field.data, omitUndefined(body));
    if (!check.ok) return check;
    const fields = await accountRecords.listFields(caller.accountId, params.eventType);
    const others = { bytes: bytesOf(fields.filter(({ id }) => id !== params.field)) };
    const refusal = refuseTooLarge('formBytes', { others, current: field.data, content: check.data });
    if (refusal) return refusal;
    return ok(await accountRecords.updateField({ accountId: caller.accountId, id: params.field, content: check.data }));
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
    const field = await ownField(accountRecords, caller, params);
    if (!field.ok) return field;
    if (isContactField(field.data)) return refuse({ code: 'resource_in_use', message: indispensable });
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
    const result = await change(accountRecords);
    const form = { accountId: caller.accountId, eventTypeId: params.eventType, now: context.clock() };
    if (result.ok) await accountRecords.recordEventTypeChange(form);
    return result;
  });
}

const indispensable = 'No one can be booked without this field: name and email stay on every form.';

async function ownFields(records: Records, caller: Caller, id: number): Promise<Result<BookingFormField[]>> {
  const hostedType = await ownEventType({ records }, { caller, id });
  return hostedType.ok ? ok(await records.listFields(caller.accountId, id)) : hostedType;
}

type FieldParams = { readonly eventType: number; readonly field: number };

async function ownField(
  records: Records,
  caller: Caller,
  { eventType, field: id }: FieldParams,
): Promise<Result<BookingFormField>> {
  const fields = await ownFields(records, caller, eventType);
  if (!fields.ok) return fields;
  const match = fields.data.find((field) => field.id === id);
  return ownOrRefusal(records, { caller, resource: { kind: 'field', id }, match });
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
