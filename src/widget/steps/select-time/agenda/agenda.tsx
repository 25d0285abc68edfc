import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { addMonths, type LocalDate } from '../../../../time/index.ts';
import type { Booking } from '../../../model/index.ts';
import { isFocusFree } from '../../../ui/index.ts';
import { Failure } from '../../failure.tsx';
import { useChosenInView } from '../chosen-in-view.ts';
import { Hints } from '../hints.tsx';
import { hostOffset } from '../host-offset.ts';
import { HourCycle } from '../hour-cycle.tsx';
import { Loading, useIsFirst } from '../loading.tsx';
import { noTimes } from '../slots.tsx';
import { ZoneLine } from '../zone/index.ts';
import { AgendaBar } from './agenda-bar.tsx';
import { AgendaDay } from './agenda-day.tsx';
import { useDayInView } from './day-in-view.ts';
import { useFirstDay } from './use-first-day.ts';

const daysAtFirst = 7;

/** Days with their times: the seven of a week side by side, or those of a month that have any, in a list. */
export function Agenda({ booking, isReturning }: { booking: Booking; isReturning: boolean }) {
  const { messages } = booking.language.value;
  const isWeek = booking.layout.value === 'week';
  const loadedSlots = booking.loadedSlots.value;
  const isReady = loadedSlots.state === 'ready';
  const isFirst = useIsFirst(loadedSlots.state);
  const drawnDays = useSignal(daysAtFirst);
  const days = useRef<HTMLDivElement>(null);
  const dates = isWeek ? weekOf(booking) : [...booking.byDate.value.keys()].filter((date) => isShown(booking, date));
  const { firstDay, showEarlierDays } = useFirstDay(booking, isReturning);
  const first = firstDay === undefined ? 0 : countBefore(booking, dates, firstDay);
  const turn = (steps: 1 | -1) => {
    showEarlierDays();
    if (isWeek) booking.moveBy({ key: steps === 1 ? 'ArrowDown' : 'ArrowUp', isShift: false, isRightToLeft: false });
    else booking.showMonth(addMonths(booking.month.value, steps));
  };
  // Includes the selected day, however late in the month it is.
  const chosenDays = booking.date.value ? dates.indexOf(booking.date.value) + 1 : 0;
  const count = Math.max(drawnDays.value, chosenDays, first > 0 ? first + daysAtFirst : 0);

  useWholeWeek(booking, isWeek);
  useDayInView(booking, days);
  useChosenInView(booking, days);
  const focusFrom = useFocusOnNewDays(days, `${drawnDays.value} ${first}`);
  const onKeyDown = useAgendaKeys(days, { booking, turn });

  return (
    <>
      <AgendaBar booking={booking} isReturning={isReturning} isWeek={isWeek} dates={dates} turn={turn} />
      <Facts booking={booking} dates={dates} />
      {isReady && <Hints booking={booking} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows lead between the buttons in it */}
      <div ref={days} class={isWeek ? 'agenda-days week-days' : 'agenda-days'} onKeyDown={onKeyDown}>
        {loadedSlots.state === 'loading' && (
          <Loading booking={booking} because={loadedSlots.because} isFirst={isFirst} />
        )}
        {loadedSlots.state === 'failed' && <Failure booking={booking} {...loadedSlots} />}
        {isReady && booking.date.value === undefined && <noTimes.Lazy words={messages} booking={booking} />}
        {first > 0 && (
          <button
            type="button"
            class="quiet-button earlier-days"
            onClick={() => {
              focusFrom(dates.find((date) => booking.byDate.value.has(date)));
              showEarlierDays();
            }}
          >
            {messages.moreDays}
          </button>
        )}
        {isReady &&
          booking.date.value !== undefined &&
          dates
            .slice(0, count)
            .map((date, index) => <AgendaDay key={date} booking={booking} date={date} isEarlier={index < first} />)}
        {isReady && dates.length > count && (
          <button
            type="button"
            class="quiet-button"
            onClick={() => {
              focusFrom(dates[count]);
              drawnDays.value = count + daysAtFirst;
            }}
          >
            {messages.moreDays}
          </button>
        )}
      </div>
    </>
  );
}

/** Focuses the first of more days once they are drawn. Returns a function that sets which day that is. */
function useFocusOnNewDays(days: RefObject<HTMLElement | null>, cause: string) {
  const firstNew = useRef<LocalDate | undefined>(undefined);
  useLayoutEffect(() => {
    if (!firstNew.current) return;
    // The focused button may have disappeared.
    days.current?.querySelector<HTMLElement>(`[aria-labelledby="day-${firstNew.current}"] .time`)?.focus();
    firstNew.current = undefined;
  }, [cause]);
  return function focusFrom(date: LocalDate | undefined): void {
    firstNew.current = date;
  };
}

type KeysOptions = { readonly booking: Booking; readonly turn: (steps: 1 | -1) => void };

/** Turns the page by keys. The first time gets the focus as soon as it has loaded, unless the page has it by then. */
function useAgendaKeys(days: RefObject<HTMLElement | null>, { booking, turn }: KeysOptions) {
  const isReady = booking.loadedSlots.value.state === 'ready';
  const isTurned = useRef(false);
  useLayoutEffect(() => {
    if (!isTurned.current || !isReady) return;
    isTurned.current = false;
    if (days.current && isFocusFree(days.current)) days.current.querySelector<HTMLElement>('.time')?.focus();
  });
  return function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    const [month, cursor] = [booking.month.value, booking.cursor.value];
    turn(event.key === 'PageDown' ? 1 : -1);
    // Nothing is before the first page.
    isTurned.current = booking.month.value !== month || booking.cursor.value !== cursor;
    event.preventDefault();
  };
}

/** Remarks about all days: their zone and clock, and those of the host. */
function Facts({ booking, dates }: { booking: Booking; dates: readonly LocalDate[] }) {
  const slots = dates.flatMap((date) => booking.byDate.value.get(date) ?? []);
  const offset = hostOffset(booking, slots);
  return (
    <div class="agenda-facts">
      <ZoneLine booking={booking} />
      {offset && <p class="quiet">{offset}</p>}
      {booking.loadedSlots.value.state === 'ready' && <HourCycle booking={booking} />}
    </div>
  );
}

/** Returns how many days of a list come before the first day on a phone; 0 if none of them has times. */
function countBefore(booking: Booking, dates: readonly LocalDate[], firstDay: LocalDate): number {
  const before = dates.slice(0, Math.max(0, dates.indexOf(firstDay)));
  return before.some((date) => booking.byDate.value.has(date)) ? before.length : 0;
}

/** Returns the week of the grid that would hold the tab stop of the month. */
function weekOf(booking: Booking): LocalDate[] {
  const cursor = booking.cursor.value;
  const week = booking.grid.value.find((days) => days.some(({ date }) => date === cursor)) ?? [];
  return week.map(({ date }) => date);
}

/** A week that began in the previous month belongs to that month: its times continue into the next, not back. */
function useWholeWeek(booking: Booking, isWeek: boolean): void {
  const [month, cursor] = [booking.month.value, booking.cursor.value];
  const isCut = booking.grid.value[0]?.[0]?.place === 'before' && weekOf(booking)[0] === booking.grid.value[0][0].date;
  useLayoutEffect(() => {
    if (!isWeek || !isCut || month <= booking.earliestMonth.value) return;
    booking.showMonth(addMonths(month, -1));
    booking.moveTo(cursor);
  }, [isWeek, isCut, month]);
}

function isShown(booking: Booking, date: LocalDate): boolean {
  const days = booking.grid.value.flat();
  return days.some((day) => day.date === date && day.place !== 'before');
}
