// biome-ignore-all lint/a11y/useSemanticElements: a table that is laid out as a grid loses its roles in some browsers
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the buttons in the cells
import { useLayoutEffect, useRef } from 'preact/hooks';
import { addMonths } from '../../../../time/index.ts';
import { daysAcross, type GridDay } from '../../../calendar/index.ts';
import type { Booking } from '../../../model/index.ts';
import { useFocusOnAppear } from '../../../ui/index.ts';
import { TurnButton } from '../turn-button.tsx';
import { type DayState, getDayProps } from './day-props.ts';
import { useSwipe } from './swipe.ts';

/** The most letters of a weekday that fit over a day of a narrow month. Arabic has no short names that do. */
const shortLetters = 4;

/** A month of days: a grid as WAI-ARIA describes it, with one tab stop. */
export function Month({ booking, isReturning }: { booking: Booking; isReturning: boolean }) {
  const grid = useRef<HTMLDivElement>(null);
  const jumps = useRef(booking.jumps.value);
  const slide = useSlide(booking);
  const [cursor, date] = [booking.cursor.value, booking.date.value];

  useLayoutEffect(() => {
    if (jumps.current === booking.jumps.value) return;
    jumps.current = booking.jumps.value;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !grid.current) return;
    const isRightToLeft = getComputedStyle(grid.current).direction === 'rtl';
    if (!booking.moveBy({ key: event.key, isShift: event.shiftKey, isRightToLeft })) return;
    booking.jumps.value += 1;
    event.preventDefault();
  };

  const weeks = booking.grid.value;
  return (
    <>
      <MonthBar booking={booking} isReturning={isReturning} />
      <div
        ref={grid}
        class="month"
        role="grid"
        aria-labelledby="month-title"
        aria-busy={booking.loadedSlots.value.state === 'loading'}
        onKeyDown={onKeyDown}
        {...useSwipe((steps) => {
          const target = addMonths(booking.month.value, steps);
          if (target >= booking.earliestMonth.value) booking.showMonth(target);
        })}
      >
        <Weekdays booking={booking} />
        <div key={booking.month.value} class="weeks" role="rowgroup" data-slide={slide}>
          {weeks.map((week) => (
            <div key={week[0]?.date} class="week" role="row">
              {week.map((day) =>
                day.place === 'before' ? (
                  <div key={day.date} role="gridcell" class="cell" />
                ) : (
                  <Day
                    key={day.date}
                    day={day}
                    booking={booking}
                    isSelected={day.date === date}
                    isStop={day.date === cursor}
                  />
                ),
              )}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

type DayProps = DayState & { readonly day: GridDay; readonly booking: Booking };

/** A day. It receives its state as props, so that a moving cursor changes two days and not all of them. */
function Day({ day, booking, ...state }: DayProps) {
  const { cell, button, figure, month } = getDayProps(day, booking, state);
  return (
    <div class="cell" {...cell}>
      <button {...button}>
        {month && (
          <span class="month-name" data-long={month.narrow !== undefined}>
            <span class="short">{month.short}</span>
            {month.narrow && <span class="narrow">{month.narrow}</span>}
          </span>
        )}
        {month ? <span class="figure">{figure}</span> : figure}
      </button>
    </div>
  );
}

function MonthBar({ booking, isReturning }: { booking: Booking; isReturning: boolean }) {
  const title = useFocusOnAppear<HTMLHeadingElement>(isReturning);
  const { messages } = booking.language.value;
  const month = booking.month.value;
  return (
    <div class="month-bar">
      <h3 id="month-title" ref={title} tabIndex={-1} class="month-title" part="month-title" aria-live="polite">
        {booking.formats.value
          .monthAndYear(month)
          .map(({ text, isMonth }) => (isMonth ? <b key={text}>{text}</b> : <span key={text}>{text}</span>))}
      </h3>
      <TurnButton
        direction="back"
        label={messages.previousMonth}
        isDisabled={month <= booking.earliestMonth.value}
        onClick={() => booking.showMonth(addMonths(month, -1))}
      />
      <TurnButton
        direction="forward"
        label={messages.nextMonth}
        onClick={() => booking.showMonth(addMonths(month, 1))}
      />
    </div>
  );
}

function Weekdays({ booking }: { booking: Booking }) {
  const { weekday } = booking.formats.value;
  const days = booking.grid.value[0] ?? [];
  const isLong = days.some(({ date }) => weekday(date, 'short').length > shortLetters);
  return (
    <div class="weekdays" role="row" data-long={isLong}>
      {days.slice(0, daysAcross).map(({ date }) => (
        <span key={weekday(date, 'long')} role="columnheader">
          <span class="unseen">{weekday(date, 'long')}</span>
          <span aria-hidden="true" class="short">
            {weekday(date, 'short')}
          </span>
          {isLong && (
            <span aria-hidden="true" class="narrow">
              {weekday(date, 'narrow')}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** Returns from which side the visible month came in; undefined for the first one. */
function useSlide(booking: Booking): 'forward' | 'back' | undefined {
  const last = useRef({ month: booking.month.value, slide: undefined as 'forward' | 'back' | undefined });
  const month = booking.month.value;
  if (month !== last.current.month) {
    last.current = { month, slide: month > last.current.month ? 'forward' : 'back' };
  }
  return last.current.slide;
}
