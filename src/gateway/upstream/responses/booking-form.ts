import * as v from 'valibot';
import { type BookingFormField, endpoints, fieldTypes } from '../../../contract/index.ts';
import { lenient, orElse } from './schema.ts';

const UpstreamField = v.object({
  id: orElse(v.number(), null),
  identifier: v.string(),
  label: lenient(v.optional(v.string()), undefined),
  // A type of field that pages do not know becomes a text field. The server checks the answer.
  type: lenient(v.picklist(fieldTypes), 'text'),
  placeholder: lenient(v.string(), ''),
  is_required: orElse(v.boolean(), false),
  is_active: orElse(v.boolean(), true),
  position: orElse(v.number(), null),
  options: orElse(v.array(v.string()), []),
});

/** The request for a booking form, to any server. Fields without a position keep the order of the response. */
export const formEndpoint = {
  ...endpoints.listBookingFormFields,
  data: v.pipe(
    v.array(UpstreamField),
    v.transform((fields): BookingFormField[] =>
      fields.map(({ id, label, position, options, ...field }, index) => ({
        ...field,
        id: id ?? index,
        label: label ?? field.identifier,
        position: position ?? index,
        options: [...options],
      })),
    ),
  ),
};
