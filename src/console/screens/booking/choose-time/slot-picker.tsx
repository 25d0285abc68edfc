import { useState } from 'preact/hooks';
import type { EventType, Slot, Slots } from '../../../../contract/index.ts';
import {
  addDays,
  addMonths,
  type Instant,
  type LocalDate,
  parseInstant,
  startOfMonth,
  toLocalTime,
} from '../../../../time/index.ts';
import { now, useData } from '../../../data/index.ts';
import { capitalized, hostZone, monthText, timeIn } from '../../../formats/index.ts';
import type { Meeting } from '../../../meetings/index.ts';
import { IconButton, LoadError, Skeleton } from '../../../ui/index.ts';
import { locale } from '../../../words/index.ts';
import { words } from '../words/index.ts';
import { MonthDays } from './month-days.tsx';
import { NoTimes } from './no-times.tsx';
import { offeredDuration } from './offered-duration.ts';

type SlotPickerProps = {
  readonly eventType: EventType;
  readonly duration: number;
  /** The booking whose own time counts as free. That time itself is left out. */
  readonly except: Meeting | undefined;
  /** The start of the chosen slot. */
  readonly selected: string | undefined;
  readonly onSelect: (slot: Slot | undefined) => void;
};

/** The free times of an event type: a month of days, and the times of the chosen one. */
export function SlotPicker({ eventType, duration, except, selected, onSelect }: SlotPickerProps) {
  const texts = words.current.slots;
  const today = toLocalTime(now(), hostZone()).date;
  // A booking is mostly rescheduled to a day near its own.
  const ownDay = except && toLocalTime(except.start, hostZone()).date;
  const initialDay = ownDay !== undefined && ownDay > today ? ownDay : today;
  const [month, setMonth] = useState(startOfMonth(initialDay));
  const [chosenDay, setDay] = useState<LocalDate | undefined>(initialDay);
  const slots = useData('getSlots', {
    params: { id: eventType.id },
    query: {
      start: month > today ? month : today,
      end: addDays(addMonths(month, 1), -1),
      timezone: hostZone(),
      duration: except ? duration : offeredDuration(eventType, duration),
      except_event: except?.event.id,
    },
  });
  function open(next: LocalDate, day?: LocalDate): void {
    setMonth(startOfMonth(next));
    setDay(day);
    onSelect(undefined);
  }
  const byDate = slots.state === 'ready' ? withoutStart(slots.data.slots, except?.start) : {};
  // The keys are the dates that the server wrote.
  const freeDays = Object.keys(byDate).sort() as LocalDate[];
  const day = chosenDay !== undefined && byDate[chosenDay] ? chosenDay : freeDays[0];
  return (
    <div class="slot-picker">
      <div class="slot-month">
        <IconButton
          icon="back"
          label={texts.previous}
          isDisabled={month <= today}
          onClick={() => open(addMonths(month, -1))}
        />
        <h3 aria-live="polite">{capitalized(monthText(month))}</h3>
        <IconButton icon="forward" label={texts.next} onClick={() => open(addMonths(month, 1))} />
      </div>
      {slots.state === 'loading' && <Skeleton rows={4} />}
      {slots.state === 'failed' && <LoadError error={slots.error} retry={slots.retry} />}
      {slots.state === 'ready' && (
        <>
          <MonthDays
            month={month}
            selected={day}
            countOf={(date) => byDate[date]?.length ?? 0}
            onSelect={(date) => {
              setDay(date);
              onSelect(undefined);
            }}
          />
          {day ? (
            <Times day={day} slots={byDate[day] ?? []} selected={selected} onSelect={onSelect} />
          ) : (
            <NoTimes eventType={eventType} month={month} response={slots.data} onOpen={open} />
          )}
        </>
      )}
    </div>
  );
}

type TimesProps = {
  readonly day: LocalDate;
  readonly slots: readonly Slot[];
  readonly selected: string | undefined;
  readonly onSelect: (slot: Slot) => void;
};

function Times({ day, slots, selected, onSelect }: TimesProps) {
  const title = words.current.slots.timesOn(locale().formats.dayAndMonth(day));
  return (
    <fieldset class="slot-times">
      <legend>{title}</legend>
      {slots.map((slot) => (
        <button type="button" key={slot.start} aria-pressed={slot.start === selected} onClick={() => onSelect(slot)}>
          {timeOf(slot)}
        </button>
      ))}
    </fieldset>
  );
}

function timeOf({ start }: Slot): string {
  const instant = parseInstant(start);
  return instant === undefined ? start : timeIn(instant);
}

/** Rescheduling a booking to its own time would do nothing. */
function withoutStart(byDate: Slots['slots'], start: Instant | undefined): Slots['slots'] {
  if (start === undefined) return byDate;
  const days = Object.entries(byDate).map(
    ([date, slots]) => [date, slots.filter((slot) => parseInstant(slot.start) !== start)] as const,
  );
  return Object.fromEntries(days.filter(([, slots]) => slots.length > 0));
}
