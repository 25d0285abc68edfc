import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetMinutesAt } from './clock-runs.ts';
import { nearTransition } from './clocks.testing.ts';
import { addMinutes } from './instant.ts';
import { readOffsets } from './read-offsets.ts';

test('reads the offset of every instant, inside and out', () => {
  const minutes = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(nearTransition, minutes, ({ zone, instant }, distance) => {
      const offsetAt = readOffsets({ start: addMinutes(instant, -1440), end: addMinutes(instant, 1440) }, zone);
      const asked = addMinutes(instant, distance);
      expect(offsetAt(asked)).toBe(offsetMinutesAt(asked, zone));
    }),
  );
});
