import type { LocalDate } from '../../../../time/index.ts';
import { repeatedSlots } from '../../../calendar/index.ts';
import type { Booking } from '../../../model/index.ts';
import { SlotButton, stateOf } from '../slots.tsx';
import { useTabStop } from '../tab-stop/index.ts';

type DayProps = {
  readonly booking: Booking;
  readonly date: LocalDate;
  /** Whether it is before the day with which the list begins on a phone. */
  readonly isEarlier: boolean;
};

/** Shows a day with its times, or says that it has none. */
export function AgendaDay({ booking, date, isEarlier }: DayProps) {
  const { messages } = booking.language.value;
  const { weekday, dayOfMonth, dayAndMonth, fullDate } = booking.formats.value;
  const slots = booking.byDate.value.get(date) ?? [];
  const repeats = repeatedSlots(slots, booking.zone.value);
  const { focused, stop, onKeyDown } = useTabStop(slots, booking.chosenSlot.value?.start);
  const id = `day-${date}`;
  return (
    <section class={classOf({ isPast: date < booking.today.value, isEarlier })} aria-labelledby={id}>
      <h4 id={id} aria-current={booking.today.value === date ? 'date' : undefined}>
        <span class="unseen">{fullDate(date)}</span>
        <span class="in-list" aria-hidden="true">
          {dayAndMonth(date)}
        </span>
        <span class="in-week" aria-hidden="true">
          {weekday(date, 'short')} <b>{dayOfMonth(date)}</b>
        </span>
      </h4>
      {slots.length === 0 ? (
        <p class="quiet">{messages.noTimes}</p>
      ) : (
        <div role="toolbar" aria-label={messages.timesPane} onKeyDown={onKeyDown}>
          <ul>
            {slots.map((slot) => (
              <SlotButton
                key={slot.start}
                booking={booking}
                slot={slot}
                isRepeated={repeats.has(slot.start)}
                {...stateOf(slot, booking)}
                day={fullDate(date)}
                focused={focused}
                tabIndex={stop === undefined || stop === slot.start ? 0 : -1}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type DayState = { readonly isPast: boolean; readonly isEarlier: boolean };

function classOf({ isPast, isEarlier }: DayState): string {
  if (isPast) return 'agenda-day past';
  return isEarlier ? 'agenda-day earlier' : 'agenda-day';
}
