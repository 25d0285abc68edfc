import * as v from 'valibot';
import type { Period } from '../../resources/index.ts';

const expectedClock = 'must be a time of day from 00:00 to 23:59, written HH:MM';

/** The periods of a day: none is empty, and none overlaps another. */
export const Periods = v.pipe(
  v.array(
    v.strictObject({
      start: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, expectedClock)),
      end: v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, `${expectedClock}, or 24:00`)),
    }),
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    for (const { index, end, message } of faultsIn(dataset.value)) {
      addIssue({ message, path: pathTo(dataset.value, index, end) });
    }
  }),
);

type Fault = { readonly index: number; readonly end: 'start' | 'end'; readonly message: string };

/** Finds empty periods, and periods that begin before an earlier one ends. Periods may touch. */
function faultsIn(periods: readonly Period[]): Fault[] {
  const empty = periods.flatMap<Fault>(({ start, end }, index) =>
    end > start ? [] : [{ index, end: 'end', message: `must be after "start", ${start}, found ${end}` }],
  );
  return empty.length > 0 ? empty : overlapsIn(periods);
}

function overlapsIn(periods: readonly Period[]): Fault[] {
  const ascending = periods.map((period, index) => ({ ...period, index })).sort((a, b) => (a.start < b.start ? -1 : 1));
  return ascending.flatMap<Fault>(({ start, index }, place) => {
    const before = ascending[place - 1];
    if (!before || before.end <= start) return [];
    const where = before.index === index - 1 ? 'the period above it' : `the period ${before.start} to ${before.end}`;
    return [{ index, end: 'start', message: `is ${start}, before the end of ${where}, ${before.end}` }];
  });
}

/** The path from a list of periods to one end of one of them. */
function pathTo(periods: readonly Period[], index: number, end: Fault['end']): [v.IssuePathItem, v.IssuePathItem] {
  const period = periods[index];
  return [
    { type: 'array', origin: 'value', input: [...periods], key: index, value: period },
    { type: 'object', origin: 'value', input: { ...period }, key: end, value: period?.[end] },
  ];
}
