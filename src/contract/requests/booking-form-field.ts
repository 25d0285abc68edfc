import * as v from 'valibot';
import { limits } from '../limits.ts';
import { isReservedName } from '../reserved-names.ts';
import { fieldTypes } from '../resources/index.ts';
import { distinct, IntegerId, IntegerIdInPath, lineOrNothingUpTo, lineUpTo, wholeNumber } from './scalars/index.ts';

const maxOptions = 100;
const maxFieldsOrdered = 500;

const Identifier = v.pipe(
  lineUpTo(limits.name),
  v.regex(
    /^[a-z][a-z0-9_-]*$/,
    'must begin with a lowercase letter and continue with lowercase letters, digits, "_" or "-"',
  ),
  v.check((identifier) => !isReservedName(identifier), 'must be another name'),
);

const Options = v.pipe(
  v.array(lineUpTo(limits.name)),
  v.maxLength(maxOptions, `must name ${maxOptions} options or fewer`),
  distinct((option) => `"${option}"`),
  v.metadata({ uniqueItems: true }),
);

const Position = wholeNumber(0, limits.position);

const settable = {
  label: lineUpTo(limits.name),
  type: v.picklist(fieldTypes),
  placeholder: lineOrNothingUpTo(limits.name),
  is_required: v.boolean(),
  is_active: v.boolean(),
  position: Position,
  options: Options,
};

/** Changes to a field. Its identifier, under which answers are stored, never changes. */
export const BookingFormFieldChange = v.partial(v.strictObject(settable));

/** The settings of a new field: its type, and a label or an identifier. Each of the two is derived from the other. */
export const BookingFormFieldDraft = v.pipe(
  v.strictObject({ identifier: v.optional(Identifier), ...BookingFormFieldChange.entries, type: settable.type }),
  v.forward(
    v.check(
      ({ identifier, label }) => identifier !== undefined || label !== undefined,
      'is required without identifier',
    ),
    ['label'],
  ),
);

/** The position of each field. Fields that are not named keep their positions. */
export const BookingFormOrder = v.strictObject({
  fields: v.pipe(
    v.array(v.strictObject({ id: IntegerId, position: Position })),
    v.maxLength(maxFieldsOrdered, `must name ${maxFieldsOrdered} fields or fewer`),
  ),
});

/** The parameters of a path that names a booking form, by its event type. */
export const OneForm = v.object({ eventType: IntegerIdInPath });
/** The parameters of a path that names a field of a booking form. */
export const OneField = v.object({ eventType: IntegerIdInPath, field: IntegerIdInPath });
