// biome-ignore-all lint/a11y/useSemanticElements: a table that is laid out as a grid loses its roles in some browsers
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the buttons in the cells
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  addDays,
  addMonths,
  type LocalDate,
  laterOf,
  parseLocalDate,
  startOfMonth,
  startOfWeek,
} from '../../../../time/index.ts';
import { capitalized, monthText, weekdayHeading, weekdayName } from '../../../formats/index.ts';
import { IconButton } from '../../../ui/index.ts';
import { locale } from '../../../words/index.ts';
import { type ScheduleFields, weekFrom } from '../schedule/index.ts';
import { words } from '../words/index.ts';
import { type DayFacts, dayFacts } from './day-facts.ts';

const weekCount = 6;

type MonthGridProps = {
  readonly fields: ScheduleFields;
  readonly today: LocalDate;
  /** 0 Sunday to 6 Saturday. */
  readonly firstWeekday: number;
  readonly selected: { readonly from: string; readonly to: string } | undefined;
  readonly onPick: (date: LocalDate) => void;
};

/**
 * A month of dates, each open, closed or with other hours. Shows the month in which the selected days begin. The arrow keys move by days and weeks, Page Up and Page Down
 * by months, Home and End within the week (WAI-ARIA's pattern for grids).
 */
export function MonthGrid({ fields, today, firstWeekday, selected, onPick }: MonthGridProps) {
  const texts = words.current;
  const [active, setActive] = useState(today);
  const isMoved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoved.current = false;
  }, [active]);
  // A first day may also be typed, or belong to a line of the list.
  const selectedFirst = parseLocalDate(selected?.from ?? '');
  useEffect(() => {
    if (selectedFirst && selectedFirst >= today) setActive(selectedFirst);
  }, [selectedFirst, today]);
  const first = startOfWeek(startOfMonth(active), firstWeekday);

  function onKeyDown(event: KeyboardEvent): void {
    const isRightToLeft = locale().direction === 'rtl';
    const next = dateAfterMove(active, { key: event.key, isRightToLeft, firstWeekday });
    if (!next) return;
    event.preventDefault();
    isMoved.current = true;
    setActive(next);
  }

  return (
    <div class="month">
      <div class="month-header">
        <h3 aria-live="polite">{capitalized(monthText(active))}</h3>
        <IconButton
          icon="back"
          label={texts.previousMonth}
          isDisabled={startOfMonth(active) <= startOfMonth(today)}
          onClick={() => setActive(laterOf(addMonths(startOfMonth(active), -1), today))}
        />
        <IconButton
          icon="forward"
          label={texts.nextMonth}
          onClick={() => setActive(addMonths(startOfMonth(active), 1))}
        />
      </div>
      <div class="month-days" role="grid" aria-label={texts.daysOff} ref={grid} onKeyDown={onKeyDown}>
        <div role="row" class="month-week">
          {weekFrom(firstWeekday).map((weekday) => (
            <div key={weekday} role="columnheader" aria-label={weekdayName(weekday)}>
              {weekdayHeading(weekday)}
            </div>
          ))}
        </div>
        {Array.from({ length: weekCount }, (_, week) => (
          <div key={week} role="row" class="month-week">
            {Array.from({ length: 7 }, (_, day) => (
              <DayCell
                key={day}
                facts={dayFacts(addDays(first, week * 7 + day), { fields, today, active, selected })}
                onPick={(date) => {
                  setActive(date);
                  onPick(date);
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function DayCell({ facts, onPick }: { readonly facts: DayFacts; readonly onPick: (date: LocalDate) => void }) {
  const { date, className, label, isActive, isPast, isSelected, isToday } = facts;
  return (
    <div role="gridcell" aria-selected={isSelected}>
      <button
        type="button"
        class={className}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isPast || undefined}
        tabIndex={isActive ? 0 : -1}
        onClick={() => !isPast && onPick(date)}
      >
        {locale().formats.dayOfMonth(date)}
      </button>
    </div>
  );
}

type Move = { readonly key: string; readonly isRightToLeft: boolean; readonly firstWeekday: number };

function dateAfterMove(date: LocalDate, { key, isRightToLeft, firstWeekday }: Move): LocalDate | undefined {
  const forward = isRightToLeft ? -1 : 1;
  if (key === 'ArrowLeft') return addDays(date, -forward);
  if (key === 'ArrowRight') return addDays(date, forward);
  if (key === 'ArrowUp') return addDays(date, -7);
  if (key === 'ArrowDown') return addDays(date, 7);
  if (key === 'PageUp') return addMonths(date, -1);
  if (key === 'PageDown') return addMonths(date, 1);
  if (key === 'Home') return startOfWeek(date, firstWeekday);
  if (key === 'End') return addDays(startOfWeek(date, firstWeekday), 6);
  return undefined;
}
