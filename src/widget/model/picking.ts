import { computed } from '@preact/signals';
import { type Instant, type LocalDate, readClock, type ZoneName } from '../../time/index.ts';
import { cityOf, monthOf, moveCursor, type Time } from '../calendar/index.ts';
import type { HourCycle } from '../messages/index.ts';
import type { BookingParts } from './booking.ts';
import { type Choice, createChoice } from './choice.ts';
import { goOnOnce } from './go-on.ts';
import { createHabits, type Habits } from './habits.ts';
import { createMonthOnShow, type MonthOnShow, monthOfTarget } from './month-on-show.ts';
import { createOffer, type Offer } from './offer.ts';
import { isoOf, reportLoading } from './report.ts';
import type { Settings, Target } from './settings.ts';

type Picked = { readonly offer: Offer; readonly habits: Habits; readonly month: MonthOnShow; readonly choice: Choice };

export type Picking = ReturnType<typeof createPicking>;

/** The part of the model that ends with a chosen time: what is offered, in which language, month, day, time. */
export function createPicking(parts: BookingParts) {
  const { gateway, settings, tell } = parts;
  const offer = createOffer(parts);
  const habits = createHabits(parts, offer);
  const month = createMonthOnShow(parts, offer, habits);
  const choice = createChoice(settings, month, habits);
  reportLoading(tell, offer, month);
  const wentOn = goOnOnce(month, choice, habits);
  const picked = { offer, habits, month, choice };
  return {
    isWithoutEventType: computed(
      () => settings.value.bookingToken === undefined && offer.eventTypeId.value === undefined,
    ),
    opened: offer.opened,
    moving: offer.moving,
    eventTypeId: offer.eventTypeId,
    eventType: offer.eventType,
    hostZone: offer.hostZone,
    durationMinutes: offer.durationMinutes,
    language: habits.language,
    isHeard: habits.isHeard,
    formats: habits.formats,
    hourCycle: habits.hourCycle,
    now: gateway.now,
    zone: month.zone,
    today: month.today,
    earliestMonth: month.earliestMonth,
    month: month.month,
    grid: month.grid,
    loaded: month.loaded,
    byDate: month.byDate,
    nextOpening: month.nextOpening,
    date: choice.date,
    times: choice.times,
    chosen: choice.chosen,
    cursor: choice.cursor,
    jumps: choice.jumps,
    announcement: choice.announcement,
    lost: choice.lost,
    wentOn,
    isZoneLocked: computed(() => settings.value.isZoneLocked),
    layout: computed(() => settings.value.layout),
    ...dayActions(parts, picked),
    ...otherActions(parts, picked),
    dateOf: (instant: Instant): LocalDate => readClock(instant, month.zone.value).date,
    retry: () => gateway.retry(),
    checkAgain: () => void gateway.refreshTimes(),
  };
}

function dayActions({ tell }: BookingParts, { habits, month, choice }: Picked) {
  return {
    showMonth(wished: LocalDate): void {
      choice.pickedCursor.value = undefined;
      month.showMonth(wished);
    },
    chooseDate(date: LocalDate): void {
      choice.pickedDate.value = choice.pickedCursor.value = date;
      choice.pickedStart.value = choice.lost.value = undefined;
      const { messages } = habits.language.value;
      const count = messages.times(choice.times.value.length);
      choice.announcement.value = messages.timesOn(habits.formats.value.dayAndMonth(date), count);
      tell('sched:date-select', { date, timezone: month.zone.value });
    },
    /** Has a day chosen as soon as it is known to have times. */
    wishForDate(date: LocalDate): void {
      choice.pickedDate.value = choice.pickedCursor.value = date;
      choice.pickedStart.value = choice.lost.value = undefined;
    },
    /** Goes to the day of an instant, in whatever month it is. */
    goTo(instant: Instant): void {
      const { date } = readClock(instant, month.zone.value);
      month.showMonth(monthOf(date));
      choice.pickedDate.value = choice.pickedCursor.value = date;
      choice.jumps.value += 1;
    },
    /** Moves the tab stop to a day. */
    moveTo(date: LocalDate): void {
      choice.pickedCursor.value = date;
    },
    /** Moves the tab stop by a key; returns whether it is a key of the grid. */
    moveBy(key: string, isShift: boolean, isRightToLeft: boolean): boolean {
      const [date, shown, weekStart] = [choice.cursor.value, month.shown.value, habits.weekStart.value];
      const place = { month: month.month.value, earliestMonth: month.earliestMonth.value };
      const moved = moveCursor({ date, shown, weekStart, isRightToLeft, ...place }, key, isShift);
      if (!moved) return false;
      choice.pickedCursor.value = moved.date;
      month.showMonth(moved.month);
      return true;
    },
  };
}

function otherActions({ settings, tell }: BookingParts, picked: Picked) {
  const { offer, habits, month, choice } = picked;
  const show = showing(picked);
  return {
    chooseTime({ start, end }: Time): void {
      choice.pickedDate.value = readClock(start, month.zone.value).date;
      choice.pickedStart.value = start;
      choice.lost.value = undefined;
      tell('sched:slot-select', { start: isoOf(start), end: isoOf(end), timezone: month.zone.value });
    },
    /** Forgets the chosen time: it is booked, or not wanted; that it is no longer free is then no news. */
    forgetTime(): void {
      choice.pickedStart.value = undefined;
      choice.lost.value = undefined;
    },
    chooseZone(wished: ZoneName): void {
      const start = choice.pickedStart.value;
      month.pickedZone.value = wished;
      choice.pickedCursor.value = undefined;
      // The time stays the same time, though it may be another day's now.
      if (start !== undefined) choice.pickedDate.value = readClock(start, wished).date;
      choice.announcement.value = habits.language.value.messages.cityTime(cityOf(wished));
      tell('sched:timezone-change', { timezone: wished });
    },
    chooseDuration(minutes: number): void {
      offer.pickedDuration.value = minutes;
      choice.pickedStart.value = undefined;
    },
    chooseHourCycle(cycle: HourCycle): void {
      habits.pickedCycle.value = cycle;
    },
    announce(words: string): void {
      choice.announcement.value = words;
    },
    /** Takes attributes that changed: each outdoes what was picked of its kind. */
    applySettings(next: Settings): void {
      const before = settings.value;
      if (next.zone !== before.zone || next.isZoneLocked) month.pickedZone.value = undefined;
      if (next.durationMinutes !== before.durationMinutes) offer.pickedDuration.value = undefined;
      if (next.hourCycle !== before.hourCycle) habits.pickedCycle.value = undefined;
      settings.value = next;
      const isElsewhere = next.month !== before.month || next.date !== before.date || next.slot !== before.slot;
      if (isElsewhere) show(next);
    },
    show,
    /** Forgets everything that was picked. */
    forgetPicked(): void {
      month.pickedZone.value = offer.pickedDuration.value = habits.pickedCycle.value = undefined;
      show(settings.value);
    },
  };
}

/** Returns the act of showing what the page asks for: a month, a day, or a time, which is chosen. */
function showing({ month, choice }: Picked): (target: Target) => void {
  return function show(target) {
    const { date, slot } = target;
    month.pickedMonth.value = monthOfTarget(target, month.zone.value);
    choice.pickedStart.value = slot;
    choice.pickedDate.value = slot === undefined ? date : readClock(slot, month.zone.value).date;
    choice.pickedCursor.value = choice.lost.value = undefined;
  };
}
