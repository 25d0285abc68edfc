import { type Instant, type LocalDate, toLocalTime, type ZoneName } from '../../time/index.ts';
import { cityOf, type KeyPress, monthOf, moveCursor, type Time } from '../calendar/index.ts';
import type { HourCycle } from '../messages/index.ts';
import type { Bookable } from './bookable.ts';
import type { BookingParts } from './booking.ts';
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

/** Creates the acts on months and days. */
export function dayActions({ emit }: BookingParts, { localization, month, choice }: Models) {
  function pickDate(date: LocalDate): void {
    choice.pickedDate.value = choice.pickedCursor.value = date;
    choice.pickedStart.value = choice.lost.value = undefined;
  }
  /** Tells which day is on show, and how many times it has. */
  function announceTimes(): void {
    const { value: date } = choice.date;
    const { messages } = localization.language.value;
    const count = messages.times(choice.times.value.length);
    choice.announce(date === undefined ? '' : messages.timesOn(localization.formats.value.dayAndMonth(date), count));
  }
  return {
    announceTimes,
    showMonth(date: LocalDate): void {
      choice.pickedCursor.value = undefined;
      month.showMonth(date);
    },
    chooseDate(date: LocalDate): void {
      pickDate(date);
      announceTimes();
      emit('sched:date-select', { date, timezone: month.zone.value });
    },
    /** Chooses a day as soon as it is known to have times. */
    chooseDateOnceLoaded: pickDate,
    /** Goes to the day of an instant, in whatever month it is. */
    goTo(instant: Instant): void {
      const { date } = toLocalTime(instant, month.zone.value);
      month.showMonth(monthOf(date));
      choice.pickedDate.value = choice.pickedCursor.value = date;
      choice.jumps.value += 1;
    },
    /** Moves the tab stop to a day. */
    moveTo(date: LocalDate): void {
      choice.pickedCursor.value = date;
    },
    /** Moves the tab stop by a key; returns whether it is a key of the grid. */
    moveBy(press: KeyPress): boolean {
      const [date, shown, weekStart] = [choice.cursor.value, month.shown.value, localization.weekStart.value];
      const place = { month: month.month.value, earliestMonth: month.earliestMonth.value };
      const moved = moveCursor({ date, shown, weekStart, ...place }, press);
      if (!moved) return false;
      choice.pickedCursor.value = moved.date;
      month.showMonth(moved.month);
      return true;
    },
  };
}

/** Creates the acts on a time, and on what times are shown in. */
export function timeActions({ emit }: BookingParts, { bookable, localization, month, choice }: Models) {
  return {
    chooseTime({ start, end }: Time): void {
      choice.pickedDate.value = toLocalTime(start, month.zone.value).date;
      choice.pickedStart.value = start;
      choice.lost.value = undefined;
      emit('sched:slot-select', { start: isoOf(start), end: isoOf(end), timezone: month.zone.value });
    },
    /** Forgets the chosen time: it is booked, or not wanted; that it is no longer free is then no news. */
    forgetTime(): void {
      choice.pickedStart.value = undefined;
      choice.lost.value = undefined;
    },
    chooseZone(zone: ZoneName): void {
      const start = choice.pickedStart.value;
      month.pickedZone.value = zone;
      choice.pickedCursor.value = undefined;
      // The time stays the same time, though it may be another day's now.
      if (start !== undefined) choice.pickedDate.value = toLocalTime(start, zone).date;
      choice.announce(localization.language.value.messages.cityTime(cityOf(zone)));
      emit('sched:timezone-change', { timezone: zone });
    },
    chooseDuration(minutes: number): void {
      bookable.pickedDuration.value = minutes;
      choice.pickedStart.value = undefined;
    },
    chooseHourCycle(cycle: HourCycle): void {
      localization.pickedCycle.value = cycle;
    },
  };
}

/** Creates the acts of the page: changed attributes, and where it wants to go. */
export function settingsActions({ settings }: BookingParts, { bookable, localization, month, choice }: Models) {
  /** Shows what the page asks for: a month, a day, or a time, which is chosen. */
  function show(target: Target): void {
    const { date, slot } = target;
    month.pickedMonth.value = monthOfTarget(target, month.zone.value);
    choice.pickedStart.value = slot;
    choice.pickedDate.value = slot === undefined ? date : toLocalTime(slot, month.zone.value).date;
    choice.pickedCursor.value = choice.lost.value = undefined;
  }
  return {
    show,
    /** Applies changed attributes: each overrides what was picked of its kind. */
    applySettings(next: Settings): void {
      const before = settings.value;
      if (next.zone !== before.zone || next.isZoneLocked) month.pickedZone.value = undefined;
      if (next.durationMinutes !== before.durationMinutes) bookable.pickedDuration.value = undefined;
      if (next.hourCycle !== before.hourCycle) localization.pickedCycle.value = undefined;
      settings.value = next;
      const isElsewhere = next.month !== before.month || next.date !== before.date || next.slot !== before.slot;
      if (isElsewhere) show(next);
    },
    /** Forgets everything that was picked. */
    forgetPicked(): void {
      month.pickedZone.value = bookable.pickedDuration.value = localization.pickedCycle.value = undefined;
      show(settings.value);
    },
  };
}
