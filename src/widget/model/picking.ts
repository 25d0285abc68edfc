import { computed, effect, signal, untracked } from '@preact/signals';
import { addMonths, formatInstant, type Instant, type LocalDate, readClock, type ZoneName } from '../../time/index.ts';
import {
  cityOf,
  datesShown,
  datesToAsk,
  isZoneOfBrowser,
  type Moved,
  monthGrid,
  monthOf,
  moveCursor,
  type Time,
  timesByDate,
  weekStartOf,
  zoneOfBrowser,
} from '../calendar/index.ts';
import { createFormats, type HourCycle, hourCycleOf, pickLanguage } from '../messages/index.ts';
import type { TimesWish } from '../queries.ts';
import type { BookingParts } from './booking.ts';
import type { Settings } from './settings.ts';

/** Writes an instant as the page is told it, in UTC. */
export function isoOf(instant: Instant): string {
  return formatInstant(instant, 0);
}

const fallbackWeekStart = 1; // Monday, as ISO 8601 has it

/** The part of the model that ends with a chosen time: language, zone, month, day, time. */
export function createPicking({ gateway, settings, tell, warn }: BookingParts) {
  const eventTypeId = settings.peek().eventType;
  const eventType = gateway.watchEventType(eventTypeId);

  const language = computed(() => pickLanguage(settings.value.languages, navigator.languages));
  const formats = computed(() => createFormats(language.value.tag));
  const pickedCycle = signal<HourCycle>();
  const hourCycle = computed(() => pickedCycle.value ?? hourCycleOf(language.value.habitTag));
  const weekStart = computed(() => {
    const ofHost = eventType.value.state === 'ready' ? eventType.value.data.host.start_of_week : undefined;
    return weekStartOf(language.value.habitTag) ?? ofHost ?? fallbackWeekStart;
  });

  const hostZone = computed(() => {
    const zoneOfHost = eventType.value.state === 'ready' ? eventType.value.data.host.timezone : '';
    return isZoneOfBrowser(zoneOfHost) ? zoneOfHost : undefined;
  });
  const pickedZone = signal<ZoneName>();
  const zone = computed(() => pickedZone.value ?? settings.value.zone ?? zoneOfBrowser());
  const today = computed(() => readClock(gateway.now.value, zone.value).date);

  const pickedDuration = signal<number>();
  const durationMinutes = computed(() => {
    const wished = pickedDuration.value ?? settings.value.durationMinutes;
    if (eventType.value.state !== 'ready' || wished === undefined) return wished;
    const { duration, durations } = eventType.value.data;
    return (durations ?? [duration]).includes(wished) ? wished : undefined;
  });

  const pickedMonth = signal(settings.peek().month);
  const earliestMonth = computed(() => monthOf(today.value));
  const month = computed(() => later(pickedMonth.value ?? earliestMonth.value, earliestMonth.value));
  const grid = computed(() => monthGrid({ month: month.value, today: today.value, weekStart: weekStart.value }));
  const shown = computed(() => datesShown(grid.value));

  const wishFor = (wishedMonth: LocalDate): TimesWish | undefined =>
    eventTypeId === undefined
      ? undefined
      : {
          eventType: eventTypeId,
          dates: datesToAsk(wishedMonth, today.value),
          durationMinutes: durationMinutes.value,
        };
  const loaded = gateway.watchTimes(() => wishFor(month.value));
  const byDate = computed(() =>
    loaded.value.state === 'ready' ? timesByDate(loaded.value.data.times, zone.value) : new Map<LocalDate, Time[]>(),
  );
  const datesWithTimes = computed(() =>
    [...byDate.value.keys()].filter((date) => date >= shown.value.start && date <= shown.value.end),
  );
  /** The first time after the month on show; null when there is none, undefined when that is not known. */
  const nextOpening = computed(() => {
    if (loaded.value.state !== 'ready') return undefined;
    const after = [...byDate.value].find(([date]) => date > shown.value.end)?.[1][0]?.start;
    return after ?? loaded.value.data.nextAvailable;
  });

  const pickedDate = signal<LocalDate>();
  const date = computed(() => {
    const isOpen = pickedDate.value !== undefined && datesWithTimes.value.includes(pickedDate.value);
    return isOpen ? pickedDate.value : datesWithTimes.value[0];
  });
  const times = computed(() => (date.value === undefined ? [] : (byDate.value.get(date.value) ?? [])));
  const pickedStart = signal<Instant>();
  const chosen = computed(() => times.value.find(({ start }) => start === pickedStart.value));

  const pickedCursor = signal<LocalDate>();
  /** The one day that is a tab stop. */
  const cursor = computed(() => {
    const wished = pickedCursor.value ?? date.value ?? today.value;
    const { start, end } = shown.value;
    return wished < start ? start : wished > end ? start : wished;
  });

  const announcement = signal('');

  effect(() => {
    if (eventType.value.state !== 'ready' || settings.value.durationMinutes === undefined) return;
    const { duration, durations } = eventType.value.data;
    const offered = durations ?? [duration];
    if (offered.includes(settings.value.durationMinutes)) return;
    warn(`duration must be one of ${offered.join(', ')}, found "${settings.value.durationMinutes}".`);
  });
  effect(() => {
    if (loaded.value.state !== 'ready') return;
    const next = wishFor(addMonths(month.value, 1));
    if (next) gateway.prefetchTimes(next);
  });
  effect(() => {
    if (loaded.value.state !== 'ready') return;
    const { start: from, end: to } = shown.value;
    const count = datesWithTimes.value.reduce((sum, open) => sum + (byDate.value.get(open)?.length ?? 0), 0);
    const nextAvailable = nextOpening.value ? isoOf(nextOpening.value) : null;
    // Listeners of the page run in this: what they read must not become a dependency.
    untracked(() =>
      count > 0 ? tell('sched:slots-loaded', { from, to, count }) : tell('sched:no-slots', { from, to, nextAvailable }),
    );
  });
  const isReady = computed(() => eventType.value.state === 'ready' && loaded.value.state === 'ready');
  effect(() => {
    if (isReady.value && eventTypeId !== undefined) untracked(() => tell('sched:ready', { eventTypeId }));
  });
  effect(() => {
    const isGone = loaded.value.state === 'ready' && pickedStart.value !== undefined && chosen.value === undefined;
    if (!isGone) return;
    pickedStart.value = undefined;
    announcement.value = language.value.messages.timeGone;
  });

  function showMonth(wished: LocalDate): void {
    const before = month.value;
    pickedMonth.value = wished;
    if (month.value !== before) tell('sched:month-change', { month: month.value.slice(0, 7) });
  }

  function chooseDate(chosenDate: LocalDate): void {
    pickedDate.value = chosenDate;
    pickedCursor.value = chosenDate;
    pickedStart.value = undefined;
    const { messages } = language.value;
    announcement.value = messages.timesOn(formats.value.dayAndMonth(chosenDate), messages.times(times.value.length));
    tell('sched:date-select', { date: chosenDate, timezone: zone.value });
  }

  return {
    isWithoutEventType: computed(() => eventTypeId === undefined),
    eventType,
    language,
    formats,
    hourCycle,
    weekStart,
    zone,
    /** The host's zone, where this browser knows it. */
    hostZone,
    now: gateway.now,
    today,
    durationMinutes,
    earliestMonth,
    month,
    grid,
    shown,
    loaded,
    byDate,
    nextOpening,
    date,
    times,
    chosen,
    cursor,
    announcement,
    showMonth(this: void, wished: LocalDate): void {
      pickedCursor.value = undefined;
      showMonth(wished);
    },
    chooseDate,
    dateOf: (instant: Instant): LocalDate => readClock(instant, zone.value).date,
    /** Goes to the day of an instant, in whatever month it is. */
    goTo(instant: Instant): void {
      const { date: wanted } = readClock(instant, zone.value);
      showMonth(monthOf(wanted));
      pickedDate.value = wanted;
      pickedCursor.value = wanted;
    },
    chooseTime({ start, end }: Time): void {
      pickedDate.value = readClock(start, zone.value).date;
      pickedStart.value = start;
      tell('sched:slot-select', { start: isoOf(start), end: isoOf(end), timezone: zone.value });
    },
    chooseZone(wished: ZoneName): void {
      const start = pickedStart.value;
      pickedZone.value = wished;
      pickedCursor.value = undefined;
      // The time stays the same time, though it may be another day's now.
      if (start !== undefined) pickedDate.value = readClock(start, wished).date;
      announcement.value = language.value.messages.cityTime(cityOf(wished));
      tell('sched:timezone-change', { timezone: wished });
    },
    chooseDuration(minutes: number): void {
      pickedDuration.value = minutes;
      pickedStart.value = undefined;
    },
    chooseHourCycle(cycle: HourCycle): void {
      pickedCycle.value = cycle;
    },
    /** Moves the tab stop by a key; returns whether it is a key of the grid. */
    moveBy(key: string, isShift: boolean, isRightToLeft: boolean): boolean {
      const moved: Moved | undefined = moveCursor(
        {
          date: cursor.value,
          month: month.value,
          shown: shown.value,
          weekStart: weekStart.value,
          earliestMonth: earliestMonth.value,
          isRightToLeft,
        },
        key,
        isShift,
      );
      if (!moved) return false;
      pickedCursor.value = moved.date;
      showMonth(moved.month);
      return true;
    },
    moveTo(wanted: LocalDate): void {
      pickedCursor.value = wanted;
    },
    /** Takes attributes that changed: each outdoes what was picked of its kind. */
    applySettings(next: Settings): void {
      const before = settings.value;
      if (next.zone !== before.zone) pickedZone.value = undefined;
      if (next.durationMinutes !== before.durationMinutes) pickedDuration.value = undefined;
      if (next.month !== before.month) pickedMonth.value = next.month;
      settings.value = next;
    },
    announce(words: string): void {
      announcement.value = words;
    },
    retry: () => gateway.retry(),
    checkAgain: () => void gateway.refreshTimes(),
  };
}

function later(a: LocalDate, b: LocalDate): LocalDate {
  return a > b ? a : b;
}
