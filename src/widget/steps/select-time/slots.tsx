import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { ManagedEvent } from '../../../contract/index.ts';
import { type Instant, type LocalDate, parseInstant } from '../../../time/index.ts';
import { offsetName } from '../../../zones/index.ts';
import { type PartOfDay, repeatedSlots, type Slot, slotsByPart } from '../../calendar/index.ts';
import { withDeferred } from '../../deferred/index.ts';
import type { Booking } from '../../model/index.ts';
import { lazy, useAfterPaint } from '../../ui/index.ts';
import { Failure } from '../failure.tsx';
import { clockChanges } from '../lazy-clock-changes.ts';
import { useChosenInView } from './chosen-in-view.ts';
import { Hints } from './hints.tsx';
import { hostOffset } from './host-offset.ts';
import { HourCycle } from './hour-cycle.tsx';
import { Loading, useIsFirst } from './loading.tsx';
import { useTabStop } from './tab-stop/index.ts';

/** Says that the visible month has no times, and why. */
export const noTimes = lazy(async () => (await withDeferred(import('./empty-month/index.ts'))).NoTimes);

/** The times of the selected day, or why there are none. */
export function Slots({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const loadedSlots = booking.loadedSlots.value;
  const isFirst = useIsFirst(loadedSlots.state);
  const [date, month] = [booking.date.value, booking.month.value];
  const day = useAfterPaint({ date, slots: booking.slots.value }, month);
  // Say nothing about another month too early: neither that it has no times, nor that it has some.
  const dayProps =
    day.date && date ? { date: day.date, slots: day.slots } : date && { date, slots: booking.slots.value };
  return (
    <section class="slots" part="slots" aria-label={messages.timesPane}>
      {loadedSlots.state === 'loading' && <Loading booking={booking} because={loadedSlots.because} isFirst={isFirst} />}
      {loadedSlots.state === 'failed' && <Failure booking={booking} {...loadedSlots} />}
      {loadedSlots.state === 'ready' && !dayProps && <noTimes.Lazy words={messages} booking={booking} />}
      {loadedSlots.state === 'ready' && dayProps && <Day booking={booking} {...dayProps} />}
    </section>
  );
}

type DayProps = { readonly booking: Booking; readonly date: LocalDate; readonly slots: readonly Slot[] };

function Day({ booking, date, slots }: DayProps) {
  const { messages } = booking.language.value;
  const zone = booking.zone.value;
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(booking, list);
  const title = booking.formats.value.dayAndMonth(date);
  const offset = hostOffset(booking, slots);
  const repeats = repeatedSlots(slots, zone);
  const { focused, stop, onKeyDown } = useTabStop(slots, booking.chosenSlot.value?.start);
  return (
    <>
      <div class="day-head">
        <h3 class="day-title">{title}</h3>
        <p class="quiet">{messages.times(slots.length)}</p>
        <HourCycle booking={booking} />
        {offset && <p class="quiet host-offset">{offset}</p>}
      </div>
      <Hints booking={booking} />
      <div ref={list} class="times" key={date} role="toolbar" aria-label={title} onKeyDown={onKeyDown}>
        {slotsByPart(slots, zone).map(({ part, slots: ofPart }) => (
          <Part
            key={`${part} ${ofPart[0]?.start}`}
            booking={booking}
            part={part}
            repeats={repeats}
            focused={focused}
            stop={stop}
            slots={ofPart}
          />
        ))}
      </div>
      <ChosenClockChange booking={booking} />
    </>
  );
}

/** The remark about clock changes before the selected time. */
export function ChosenClockChange({ booking }: { booking: Booking }) {
  const start = booking.chosenSlot.value?.start;
  return start === undefined ? null : <clockChanges.Lazy booking={booking} start={start} />;
}

type PartProps = {
  readonly booking: Booking;
  readonly part: PartOfDay;
  readonly slots: readonly Slot[];
  readonly repeats: ReadonlySet<number>;
  readonly focused: Signal<Instant | undefined>;
  /** The time that is the tab stop; undefined if all are. */
  readonly stop: Instant | undefined;
};

function Part({ booking, part, slots, repeats, focused, stop }: PartProps) {
  const id = `part-${part}-${slots[0]?.start}`;
  return (
    <>
      <h4 id={id}>{booking.language.value.messages.parts[part]}</h4>
      <ul aria-labelledby={id}>
        {slots.map((slot) => (
          <SlotButton
            key={slot.start}
            booking={booking}
            slot={slot}
            isRepeated={repeats.has(slot.start)}
            {...stateOf(slot, booking)}
            focused={focused}
            tabIndex={stop === undefined || stop === slot.start ? 0 : -1}
          />
        ))}
      </ul>
    </>
  );
}

type SlotButtonProps = {
  readonly booking: Booking;
  readonly slot: Slot;
  readonly isRepeated: boolean;
  readonly isChosen: boolean;
  /** Whether a booking that is being rescheduled already has this time. */
  readonly isOldTime: boolean;
  /** Read before the time, if the day is not clear from the context. */
  readonly day?: string;
  readonly tabIndex: 0 | -1;
  /** Receives the start of the time that gets the focus. */
  readonly focused: Signal<Instant | undefined>;
};

/** A time. If selected, the button to continue is beside it. */
export function SlotButton(props: SlotButtonProps) {
  const { booking, slot, isRepeated, isChosen, isOldTime, day, tabIndex, focused } = props;
  const { messages, zone, city, time, cycle } = booking.clockStyle.value;
  const clock = time(slot.start, zone, cycle);
  // An hour that occurs twice in a night is distinguished by its offset.
  const label = isRepeated ? `${clock} ${offsetName(zone, slot.start)}` : clock;
  const name = day ? messages.timeOn(day, label, city) : messages.timeIn(label, city);
  return (
    <li class={isChosen ? 'split' : undefined}>
      <button
        type="button"
        class={isOldTime ? 'time old-time' : 'time'}
        part={isChosen ? 'slot slot-selected' : 'slot'}
        aria-pressed={isChosen}
        aria-label={isOldTime ? messages.dayName(name, messages.oldTime) : name}
        aria-disabled={isOldTime || undefined}
        tabIndex={tabIndex}
        onFocus={() => {
          focused.value = slot.start;
        }}
        onClick={isOldTime ? undefined : () => booking.selectSlot(slot)}
      >
        {label}
      </button>
      {isChosen && (
        <button type="button" class="primary" aria-label={messages.nextWith(label)} onClick={() => booking.next(slot)}>
          {messages.next}
        </button>
      )}
    </li>
  );
}

/** Returns the state of a time among the others. Computed once for all of them: a tap changes two, not all. */
export function stateOf(
  slot: Slot,
  { chosenSlot, rescheduling }: Booking,
): Pick<SlotButtonProps, 'isChosen' | 'isOldTime'> {
  return { isChosen: chosenSlot.value?.start === slot.start, isOldTime: isTimeOf(rescheduling.value, slot) };
}

/** Returns whether a booking already has exactly this time. */
function isTimeOf(event: ManagedEvent | undefined, slot: Slot): boolean {
  return event !== undefined && parseInstant(event.start) === slot.start && parseInstant(event.end) === slot.end;
}
