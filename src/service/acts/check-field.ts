import type { BookingFormField, FieldType } from '../../contract/index.ts';
import { isIndispensable } from './new-form.ts';
import { accept, type Outcome, type Refused, refuse } from './outcome.ts';
import type { FieldContent } from './settings.ts';

/** Types that cannot do without options, and one that can do with them. */
const choices: readonly FieldType[] = ['select', 'radio'];
const withOptions: readonly FieldType[] = [...choices, 'checkbox'];

/** Returns the field if its options fit its type. */
export function checkOptions(content: FieldContent): Outcome<FieldContent> {
  const { type, options } = content;
  if (choices.includes(type) && options.length === 0) return invalid({ options: `are required of a ${type} field` });
  if (!withOptions.includes(type) && options.length > 0) {
    return invalid({ options: `are for select, checkbox and radio fields, found a ${type} field` });
  }
  return accept(content);
}

/** Returns the field as it is to be. Options that a new type has no use for go, unless they are sent with it. */
export function checkChange(current: BookingFormField, change: Partial<FieldContent>): Outcome<FieldContent> {
  const content = { ...current, ...change };
  if (isIndispensable(current)) {
    const errors = fixed.filter((name) => content[name] !== current[name]).map((name) => [name, cannotChange]);
    if (errors.length > 0) return invalid(Object.fromEntries(errors));
  }
  const keepsOptions = change.options !== undefined || withOptions.includes(content.type);
  return checkOptions(keepsOptions ? content : { ...content, options: [] });
}

/** What of the fields for name and e-mail stays as it is. */
const fixed = ['type', 'is_required', 'is_active'] as const;

const cannotChange = 'cannot change: nobody can be booked without this field';

function invalid(sentences: Readonly<Record<string, string>>): Refused {
  const errors = Object.entries(sentences).map(([path, sentence]) => [path, [sentence]]);
  return refuse({ code: 'validation_failed', errors: Object.fromEntries(errors) });
}
