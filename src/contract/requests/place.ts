import * as v from 'valibot';
import { limits } from '../limits.ts';
import { locationTypes } from '../resources/index.ts';
import { HttpsUrl, lineUpTo } from './scalars/index.ts';

/** A placeholder in a link. In each booking, a new name that cannot be guessed replaces it. */
const placeholder = '{id}';

const entries = { type: v.picklist(locationTypes), value: lineUpTo(limits.place) };

const notInOtherText = `must be an https URL to contain ${placeholder}`;

/** Returns whether a place has no placeholder, or is a link with one. */
function isPlace(value: string): boolean {
  return !value.includes(placeholder) || v.is(HttpsUrl, value.replaceAll(placeholder, 'id'));
}

/** Where one meeting takes place. */
export const EventPlace = v.pipe(
  v.strictObject(entries),
  v.forward(
    v.check(({ value }) => isPlace(value), notInOtherText),
    ['value'],
  ),
);

/** Where meetings of an event type take place. */
export const EventTypePlace = v.pipe(
  v.strictObject({ ...entries, is_public: v.optional(v.boolean()), is_personal: v.optional(v.boolean()) }),
  v.forward(
    v.check(({ value }) => isPlace(value), notInOtherText),
    ['value'],
  ),
  v.forward(
    v.check(
      ({ value, is_public: isPublic }) => !(isPublic && value.includes(placeholder)),
      'must be false for a link that is different for each booking',
    ),
    ['is_public'],
  ),
);
