import { computed } from '@preact/signals';
import { type Instant, type LocalDate, toLocalTime } from '../../time/index.ts';
import { createBookable } from './bookable.ts';
import type { BookingContext } from './booking-context.ts';
import { createChoice } from './choice.ts';
import { createLocalization } from './localization.ts';
import { reportMonths } from './report.ts';
import { dayActions, settingsActions, slotActions } from './select-time-actions.ts';
import { skipEmptyMonthOnce } from './skip-empty-month.ts';
import { createStyles } from './styles.ts';
import { createVisibleMonth } from './visible-month.ts';

export type SelectTime = ReturnType<typeof createSelectTime>;

/**
 * The part of the model that ends with a selected time: what is bookable, in which language, month, day, time. `isIdle`
 * returns whether no booking has been submitted.
 */
export function createSelectTime(context: BookingContext, isIdle: () => boolean) {
  const { gateway, settings, emit } = context;
  const bookable = createBookable(context);
  const localization = createLocalization(context, bookable);
  const month = createVisibleMonth(context, { bookable, localization });
  const choice = createChoice(settings, { month, localization, isIdle });
  reportMonths(emit, { bookable, month });
  const skippedMonthHint = skipEmptyMonthOnce({ month, choice, localization });
  const models = { bookable, localization, month, choice };
  return {
    isWithoutEventType: computed(
      () => settings.value.bookingToken === undefined && bookable.eventTypeName.value === undefined,
    ),
    managedEvent: bookable.managedEvent,
    rescheduling: bookable.rescheduling,
    eventTypeName: bookable.eventTypeName,
    eventType: bookable.eventType,
    durationMinutes: bookable.durationMinutes,
    durationFault: bookable.durationFault,
    language: localization.language,
    isLanguageReady: localization.isLanguageReady,
    formats: localization.formats,
    hourCycle: localization.hourCycle,
    now: gateway.now,
    zone: month.zone,
    today: month.today,
    earliestMonth: month.earliestMonth,
    month: month.month,
    grid: month.grid,
    loadedSlots: month.loadedSlots,
    byDate: month.byDate,
    nextOpening: month.nextOpening,
    date: choice.date,
    targetDate: choice.targetDate,
    slots: choice.slots,
    chosenSlot: choice.chosenSlot,
    cursor: choice.cursor,
    jumps: choice.jumps,
    announcement: choice.announcement,
    announce: choice.announce,
    loss: choice.loss,
    skippedMonthHint,
    ...createStyles(month, localization),
    isZoneLocked: computed(() => settings.value.timezoneLock),
    layout: computed(() => settings.value.layout),
    ...dayActions(context, models),
    ...slotActions(context, models),
    ...settingsActions(context, models),
    dateOf: (instant: Instant): LocalDate => toLocalTime(instant, month.zone.value).date,
    retry: gateway.retry,
    refresh: () => void gateway.refresh('slots'),
  };
}
