import * as v from 'valibot';
import { daysBetween } from '../../time/index.ts';
import { LocalDate } from './scalars/index.ts';
import { longestRangeDays } from './slots.ts';

/** Which meetings to count: those that start on these dates, by default those of the current month. */
export const DistributionQuery = v.pipe(
  v.strictObject({ from: v.optional(LocalDate), to: v.optional(LocalDate) }),
  v.forward(
    v.check(({ from, to }) => from !== undefined || to === undefined, 'is required together with "to"'),
    ['from'],
  ),
  v.forward(
    v.check(({ from, to }) => to !== undefined || from === undefined, 'is required together with "from"'),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to }) => !from || !to || to >= from, 'must not be before "from"'),
    ['to'],
  ),
  v.forward(
    v.check(
      ({ from, to }) => !from || !to || daysBetween(from, to) < longestRangeDays,
      `must be within ${longestRangeDays} days of "from"`,
    ),
    ['to'],
  ),
);
