import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { lineUpTo, PlainObject, ZoneName } from '../scalars/index.ts';
import { DateOverrides } from './date-overrides.ts';
import { Periods } from './periods.ts';

const settable = {
  name: lineUpTo(limits.name),
  timezone: ZoneName,
  hours: v.pipe(
    PlainObject,
    v.strictObject({
      monday: v.optional(Periods),
      tuesday: v.optional(Periods),
      wednesday: v.optional(Periods),
      thursday: v.optional(Periods),
      friday: v.optional(Periods),
      saturday: v.optional(Periods),
      sunday: v.optional(Periods),
    }),
  ),
  overrides: DateOverrides,
};

/** The settings of a new schedule: a name, and everything that differs from the defaults. */
export const AvailabilityDraft = v.strictObject({
  name: settable.name,
  timezone: v.optional(settable.timezone),
  hours: v.optional(settable.hours),
  overrides: v.optional(settable.overrides),
});

/** Changes to a schedule. */
export const AvailabilityChange = v.partial(v.strictObject({ ...settable, is_default: v.boolean() }));
