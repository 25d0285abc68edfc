import { computed, effect, signal } from '@preact/signals';
import {
  addMonths,
  dateInUtc,
  type LocalDate,
  laterOf,
  startOfMonth,
  toLocalTime,
  type ZoneName,
} from '../../time/index.ts';
import { browserZone } from '../../zones/index.ts';
import { datesShown, datesToRequest, monthGrid, type Slot, slotsByDate } from '../calendar/index.ts';
import { type SlotsRequest, whenIdle, whenSettled } from '../queries/index.ts';
import type { Bookable } from './bookable.ts';
import type { BookingContext } from './booking-context.ts';
import type { Localization } from './localization.ts';
import type { Target } from './settings.ts';

export type VisibleMonth = ReturnType<typeof createVisibleMonth>;

/** The visible month in the selected zone, and its times. */
export function createVisibleMonth(
  { gateway, settings }: BookingContext,
  { bookable, localization }: { bookable: Bookable; localization: Localization },
) {
  const { weekStart } = localization;
  const selectedZone = signal<ZoneName>();
  const zone = computed(() => selectedZone.value ?? settings.value.timezone ?? browserZone());
  const today = computed(() => toLocalTime(gateway.now.value, zone.value).date);
  const todayInUtc = computed(() => dateInUtc(gateway.now.value));

  const selectedMonth = signal(monthOfTarget(settings.peek(), zone.peek()));
  const earliestMonth = computed(() => startOfMonth(today.value));
  const month = computed(() => laterOf(selectedMonth.value ?? earliestMonth.value, earliestMonth.value));
  const grid = computed(() => monthGrid({ month: month.value, today: today.value, weekStart: weekStart.value }));
  const visibleDates = computed(() => datesShown(grid.value));

  const slotsRequestFor = (first: LocalDate): SlotsRequest | undefined =>
    bookable.eventTypeName.value === undefined
      ? undefined
      : {
          eventType: bookable.eventTypeName.value,
          dates: datesToRequest(first, todayInUtc.value),
          durationMinutes: bookable.durationMinutes.value,
          rescheduling: bookable.rescheduling.value?.manage_token,
        };
  const loadedSlots = gateway.watchSlots(() => slotsRequestFor(month.value));
  const firstMonth = month.peek();
  effect(() => {
    if (loadedSlots.value.state !== 'ready') return undefined;
    const next = slotsRequestFor(addMonths(month.value, 1));
    // Later, so that it does not delay the current drawing. A visitor who turns to another month has seen the first
    // screen.
    const wait = month.value === firstMonth ? whenSettled : whenIdle;
    return next && wait(() => gateway.prefetchSlots(next));
  });

  const byDate = computed(
    (): ReadonlyMap<LocalDate, readonly Slot[]> =>
      loadedSlots.value.state === 'ready' ? slotsByDate(loadedSlots.value.data.slots, zone.value) : new Map(),
  );
  const openDates = computed(() =>
    [...byDate.value.keys()].filter((date) => date >= visibleDates.value.start && date <= visibleDates.value.end),
  );
  /** The first time after the visible month; null if there is none, undefined if unknown. */
  const nextOpening = computed(() => {
    if (loadedSlots.value.state !== 'ready') return undefined;
    const after = [...byDate.value].find(([date]) => date > visibleDates.value.end)?.[1][0]?.start;
    return after ?? loadedSlots.value.data.nextAvailable;
  });

  const signals = {
    zone,
    today,
    earliestMonth,
    month,
    grid,
    visibleDates,
    loadedSlots,
    byDate,
    openDates,
    nextOpening,
  };
  return { ...signals, selectedZone, selectedMonth };
}

/** Returns the month to show for a request of the page. */
export function monthOfTarget({ month, date, slot }: Target, zone: ZoneName): LocalDate | undefined {
  const day = slot === undefined ? date : toLocalTime(slot, zone).date;
  return day === undefined ? month : startOfMonth(day);
}
