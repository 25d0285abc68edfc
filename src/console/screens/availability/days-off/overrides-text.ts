import type { DateOverride } from '../../../../contract/index.ts';
import type { LocalDate } from '../../../../time/index.ts';
import { dateRangeText, factsLine, listText, periodText, withColon } from '../../../formats/index.ts';
import { words } from '../words/index.ts';

/** Returns `24–26 December: Closed · 31 December: 10:00–12:00`, to compare two versions; a word if there are none. */
export function overridesText(overrides: readonly DateOverride[], today: LocalDate): string {
  const lines = overrides.map(({ hours, ...dates }) => withColon(dateRangeText(dates, today), hoursText(hours)));
  return factsLine(lines) || words.current.none;
}

/** Returns `10:00–12:00, 14:00–16:00`, or the word for a closed or an all-day one. */
export function hoursText(hours: DateOverride['hours']): string {
  const texts = words.current;
  if (hours.length === 0) return texts.closed;
  const [first] = hours;
  return first?.start === '00:00' && first.end === '24:00' ? texts.allDay : listText(hours.map(periodText));
}
