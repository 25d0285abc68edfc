import {
  type BookingFormField,
  fieldTypes,
  ok,
  type ProblemResult,
  type Result,
  refuse,
} from '../../../contract/index.ts';
import { fieldTypeRows, isContactField } from '../../../form/index.ts';
import type { FieldContent } from '../../records/index.ts';

const list = new Intl.ListFormat('en-GB');
const typesWithOptions = list.format(fieldTypes.filter((type) => fieldTypeRows[type].options !== 'none'));

/** Returns the field if its options fit its type. */
export function checkOptions(content: FieldContent): Result<FieldContent> {
  const { type, options } = content;
  const row = fieldTypeRows[type];
  if (row.options === 'required' && options.length === 0)
    return invalid({ options: `are required of a ${type} field` });
  if (row.options === 'none' && options.length > 0) {
    return invalid({ options: `are for ${typesWithOptions} fields, found a ${type} field` });
  }
  return ok(content);
}

/** Returns the field after the change. Drops options that its new type cannot have, unless they are sent with it. */
export function checkChange(current: BookingFormField, change: Partial<FieldContent>): Result<FieldContent> {
  const content = { ...current, ...change };
  if (isContactField(current)) {
    const errors = fixedProperties
      .filter((name) => content[name] !== current[name])
      .map((name) => [name, cannotChange]);
    if (errors.length > 0) return invalid(Object.fromEntries(errors));
  }
  const keepsOptions = change.options !== undefined || fieldTypeRows[content.type].options !== 'none';
  return checkOptions(keepsOptions ? content : { ...content, options: [] });
}

/** The properties of the fields for name and email that cannot change. */
const fixedProperties = ['type', 'is_required', 'is_active'] as const;

const cannotChange = 'cannot change: no one can be booked without this field';

function invalid(sentences: Readonly<Record<string, string>>): ProblemResult {
  const errors = Object.entries(sentences).map(([path, sentence]) => [path, [sentence]]);
  return refuse({ code: 'validation_failed', errors: Object.fromEntries(errors) });
}
