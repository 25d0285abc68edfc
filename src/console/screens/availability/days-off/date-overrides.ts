import type { DateOverride } from '../../../../contract/index.ts';
import { addDays, type LocalDate } from '../../../../time/index.ts';

/** Returns the override that contains a date, if any. An override without a first day contains none. */
export function overrideOn(overrides: readonly DateOverride[], date: LocalDate): DateOverride | undefined {
  return overrides.find(({ from, to }) => from !== '' && from <= date && date <= to);
}

/** Returns the overrides in order with one more. The others keep only the dates outside it. */
export function withOverride(overrides: readonly DateOverride[], next: DateOverride): DateOverride[] {
  const others = overrides.flatMap((override) => outside(override, next));
  return [...others, next].sort((a, b) => (a.from < b.from ? -1 : 1));
}

function outside(override: DateOverride, { from, to }: DateOverride): DateOverride[] {
  if (override.to < from || override.from > to) return [override];
  const parts: DateOverride[] = [];
  // The dates of overrides are real: the server and the browser's date field accept no others.
  if (override.from < from) parts.push({ ...override, to: addDays(from as LocalDate, -1) });
  if (override.to > to) parts.push({ ...override, from: addDays(to as LocalDate, 1) });
  return parts;
}
