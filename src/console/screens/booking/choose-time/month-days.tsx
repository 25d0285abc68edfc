import { addDays, addMonths, type LocalDate, startOfWeek, weekdayOf } from '../../../../time/index.ts';
import { useData } from '../../../data/index.ts';
import { weekdayHeading } from '../../../formats/index.ts';
import { locale } from '../../../words/index.ts';
import { words } from '../words/index.ts';

type MonthDaysProps = {
  /** The first day of the month. */
  readonly month: LocalDate;
  readonly selected: LocalDate | undefined;
  readonly countOf: (date: LocalDate) => number;
  readonly onSelect: (date: LocalDate) => void;
};

const monday = 1;

/** The days of a month in weeks; those with free times can be chosen. */
export function MonthDays({ month, selected, countOf, onSelect }: MonthDaysProps) {
  const profile = useData('getCurrentUser');
  const firstWeekday = profile.state === 'ready' ? profile.data.start_of_week : monday;
  const start = startOfWeek(month, firstWeekday);
  const cells = datesBetween(start, addMonths(month, 1));
  return (
    <div class="slot-days">
      {cells.slice(0, 7).map((date) => (
        <span key={`head-${date}`} class="muted small" aria-hidden="true">
          {weekdayHeading(weekdayOf(date))}
        </span>
      ))}
      {cells.map((date) => (
        <Day
          key={date}
          date={date}
          isOutside={date < month}
          count={countOf(date)}
          isSelected={date === selected}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}

type DayProps = {
  readonly date: LocalDate;
  readonly isOutside: boolean;
  readonly count: number;
  readonly isSelected: boolean;
  readonly onSelect: (date: LocalDate) => void;
};

function Day({ date, isOutside, count, isSelected, onSelect }: DayProps) {
  const { formats } = locale();
  if (isOutside) return <span />;
  if (count === 0) return <span class="slot-day muted">{formats.dayOfMonth(date)}</span>;
  return (
    <button
      type="button"
      class="slot-day"
      aria-pressed={isSelected}
      aria-label={words.current.slots.freeTimes(formats.dayAndMonth(date), count)}
      onClick={() => onSelect(date)}
    >
      {formats.dayOfMonth(date)}
    </button>
  );
}

function datesBetween(start: LocalDate, end: LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let date = start; date < end; date = addDays(date, 1)) dates.push(date);
  return dates;
}
