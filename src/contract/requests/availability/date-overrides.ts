import * as v from 'valibot';
import { LocalDate } from '../scalars/index.ts';
import { Periods } from './periods.ts';

const maxOverrides = 1000;

const DateOverride = v.pipe(
  v.strictObject({ from: LocalDate, to: LocalDate, hours: Periods }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'must not be before "from"'),
    ['to'],
  ),
);

type DateOverride = v.InferOutput<typeof DateOverride>;

/** Hours of single dates and of ranges of dates. Two of them must not share a date. */
export const DateOverrides = v.pipe(
  v.array(DateOverride),
  v.maxLength(maxOverrides, `must name ${maxOverrides} overrides or fewer`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    for (const { index, message } of overlapsIn(dataset.value)) {
      addIssue({ message, path: pathTo(dataset.value, index) });
    }
  }),
);

type Overlap = { readonly index: number; readonly message: string };

/** Finds overrides that begin before an earlier one has ended, and names both. */
function overlapsIn(overrides: readonly DateOverride[]): Overlap[] {
  const ascending = overrides.map((override, index) => ({ ...override, index })).sort((a, b) => compare(a, b));
  return ascending.flatMap<Overlap>((override, place) => {
    const before = ascending[place - 1];
    if (!before || before.to < override.from) return [];
    return [{ index: override.index, message: `${datesOf(override)} overlaps the override of ${datesOf(before)}` }];
  });
}

function compare(a: DateOverride, b: DateOverride): number {
  return a.from < b.from ? -1 : 1;
}

function datesOf({ from, to }: DateOverride): string {
  return from === to ? from : `${from} to ${to}`;
}

/** The path from a list of overrides to the first date of one of them. */
function pathTo(overrides: readonly DateOverride[], index: number): [v.IssuePathItem, v.IssuePathItem] {
  const override = overrides[index];
  return [
    { type: 'array', origin: 'value', input: [...overrides], key: index, value: override },
    { type: 'object', origin: 'value', input: { ...override }, key: 'from', value: override?.from },
  ];
}
