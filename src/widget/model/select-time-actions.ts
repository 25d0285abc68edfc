import type { HourCycle } from '../../language/index.ts';
import { type Instant, type LocalDate, startOfMonth, toLocalTime, type ZoneName } from '../../time/index.ts';
import { cityOf } from '../../zones/index.ts';
import { type KeyPress, moveCursor, type Slot } from '../calendar/index.ts';
import type { Bookable } from './bookable.ts';
import type { BookingContext } from './booking-context.ts';
import type { Choice } from './choice.ts';
import type { Localization } from './localization.ts';
import { isoOf } from './report.ts';
import type { Settings, Target } from './settings.ts';
import { monthOfTarget, type VisibleMonth } from './visible-month.ts';

type Models = {
  readonly bookable: Bookable;
  readonly localization: Localization;
  readonly month: VisibleMonth;
  readonly choice: Choice;
};

/** Creates the actions on months and days. */
export function dayActions({ emit }: BookingContext, { localization, month, choice }: Models) {
  function selectDate(date: LocalDate): void {
    choice.selectedDate.value = choice.selectedCursor.value = date;
    choice.selectedSlot.value = choice.loss.value = undefined;
  }
  /** Announces the visible day, and how many times it has. */
  function announceTimes(): void {
    const { value: date } = choice.date;
    const { messages } = localization.language.value;
    const count = messages.times(choice.slots.value.length);
    choice.announce(date === undefined ? '' : messages.timesOn(localization.formats.value.dayAndMonth(date), count));
  }
  return {
    announceTimes,
    showMonth(date: LocalDate): void {
      choice.selectedCursor.value = undefined;
      month.selectedMonth.value = date;
    },
    chooseDate(date: LocalDate): void {
      selectDate(date);
      announceTimes();
      emit('sched:date-select', { date, timezone: month.zone.value });
    },
    /** Selects a day as soon as it is known to have times. */
    chooseDateOnceLoaded: selectDate,
    /** Goes to the day of an instant, in any month. */
    goTo(instant: Instant): void {
      const { date } = toLocalTime(instant, month.zone.value);
      month.selectedMonth.value = startOfMonth(date);
      choice.selectedDate.value = choice.selectedCursor.value = choice.targetDate.value = date;
      choice.jumps.value += 1;
    },
    /** Moves the tab stop to a day. */
    moveTo(date: LocalDate): void {
      choice.selectedCursor.value = date;
    },
    /** Moves the tab stop for a key. Returns whether the grid handles the key. */
    moveBy(press: KeyPress): boolean {
      const [date, visibleDates, weekStart] = [
        choice.cursor.value,
        month.visibleDates.value,
        localization.weekStart.value,
      ];
      const place = { month: month.month.value, earliestMonth: month.earliestMonth.value };
      const target = moveCursor({ date, visibleDates, weekStart, ...place }, press);
      if (!target) return false;
      choice.selectedCursor.value = target.date;
      month.selectedMonth.value = target.month;
      return true;
    },
  };
}

/** Creates the actions on a time, and on how times are shown. */
export function slotActions({ emit }: BookingContext, { bookable, localization, month, choice }: Models) {
  return {
    selectSlot({ start, end }: Slot): void {
      choice.selectedDate.value = toLocalTime(start, month.zone.value).date;
      choice.selectedSlot.value = start;
      choice.loss.value = undefined;
      emit('sched:slot-select', { start: isoOf(start), end: isoOf(end), timezone: month.zone.value });
    },
    /** Clears the selected time after it was booked or abandoned, so that its loss is not announced. */
    clearSlot(): void {
      choice.selectedSlot.value = undefined;
      choice.loss.value = undefined;
    },
    chooseZone(zone: ZoneName): void {
      const slot = choice.selectedSlot.value;
      month.selectedZone.value = zone;
      // The time stays the same, although it may belong to another day now.
      if (slot !== undefined) {
        const { date } = toLocalTime(slot, zone);
        const { start, end } = month.visibleDates.value;
        choice.selectedDate.value = choice.selectedCursor.value = date;
        if (date < start || date > end) month.selectedMonth.value = startOfMonth(date);
      }
      const { messages } = localization.language.value;
      choice.announce(messages.cityTime(messages.city(cityOf(zone))));
      emit('sched:timezone-change', { timezone: zone });
    },
    chooseDuration(minutes: number): void {
      bookable.selectedDuration.value = minutes;
      choice.selectedSlot.value = undefined;
    },
    chooseHourCycle(cycle: HourCycle): void {
      localization.selectedHourCycle.value = cycle;
    },
  };
}

/** Creates the actions of the page: changed attributes, and where it wants to go. */
export function settingsActions({ settings }: BookingContext, { bookable, localization, month, choice }: Models) {
  /** Shows what the page requests: a month, a day, or a time, which is selected. */
  function show(target: Target): void {
    const { date, slot } = target;
    month.selectedMonth.value = monthOfTarget(target, month.zone.value);
    choice.selectedSlot.value = slot;
    choice.selectedDate.value = slot === undefined ? date : toLocalTime(slot, month.zone.value).date;
    choice.targetDate.value = choice.selectedDate.value;
    choice.selectedCursor.value = choice.loss.value = undefined;
  }
  return {
    show,
    /** Applies changed attributes. Each overrides the selection of its kind. */
    applySettings(next: Settings): void {
      const before = settings.value;
      if (next.timezone !== before.timezone || next.timezoneLock) month.selectedZone.value = undefined;
      if (next.duration !== before.duration) bookable.selectedDuration.value = undefined;
      if (next.hourCycle !== before.hourCycle) localization.selectedHourCycle.value = undefined;
      settings.value = next;
      const isElsewhere = next.month !== before.month || next.date !== before.date || next.slot !== before.slot;
      if (isElsewhere) show(next);
    },
    /** Clears the whole selection. */
    clearSelection(): void {
      month.selectedZone.value = bookable.selectedDuration.value = localization.selectedHourCycle.value = undefined;
      show(settings.value);
    },
  };
}
