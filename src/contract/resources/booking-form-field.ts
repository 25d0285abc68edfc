import * as v from 'valibot';

/** The types of a field. The type decides which control a page shows. */
export const fieldTypes = [
  'text',
  'textarea',
  'select',
  'checkbox',
  'radio',
  'phone',
  'email',
  'multiple_emails',
] as const;

/** One of `fieldTypes`. */
export type FieldType = (typeof fieldTypes)[number];

/** One question of an event type's booking form. */
export const BookingFormField = v.object({
  id: v.number(),
  /** The key of its answer, unique within the event type. */
  identifier: v.string(),
  label: v.string(),
  type: v.picklist(fieldTypes),
  placeholder: v.string(),
  is_required: v.boolean(),
  is_active: v.boolean(),
  /** Display order, from 0. */
  position: v.number(),
  /** Choices of a select, checkbox or radio field. A checkbox without any is a single tick. */
  options: v.array(v.string()),
});

export type BookingFormField = v.InferOutput<typeof BookingFormField>;
