import { addMonths, asInstant, type LocalDate, startOfMonth } from '../../../../time/index.ts';
import type { Booking } from '../../../model/index.ts';
import { Notice } from '../../../ui/index.ts';
import { useAnnouncement } from '../use-announcement.ts';

/** Says that the visible month has no times and why, and offers the way to a month with times. */
export function NoTimes({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const month = booking.month.value;
  const title = messages.noTimesInMonth(nameOf(month, booking));
  const { lines = [], action } = describe(booking);
  useAnnouncement(booking, [title, ...lines].join('\n'));
  return (
    <Notice title={title} action={action}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

type Reason = {
  /** Sentences, each in a separate paragraph: not every language puts a space between two. */
  readonly lines?: readonly string[];
  readonly action: { readonly label: string; readonly onClick: () => void };
};

function describe(booking: Booking): Reason {
  const { messages } = booking.language.value;
  const { dayAndMonth, fullDate, time } = booking.formats.value;
  const month = booking.month.value;
  const opening = booking.nextOpening.value;
  if (opening) {
    const clock = time(opening, booking.zone.value, booking.hourCycle.value);
    const when = messages.dateAt(dayAndMonth(booking.dateOf(opening)), clock);
    return { action: { label: messages.nextOpening(when), onClick: () => booking.goTo(opening) } };
  }
  const lastDate = lastDateOf(booking);
  const lastMonth = lastDate && startOfMonth(lastDate);
  // If bookings have ended, there is no month to go back to.
  if (lastDate && lastMonth && lastMonth >= booking.earliestMonth.value && lastMonth < month) {
    const onClick = () => booking.showMonth(lastMonth);
    const label = messages.backToMonth(nameOf(lastMonth, booking));
    return { lines: [messages.bookableUntil(fullDate(lastDate))], action: { label, onClick } };
  }
  if (opening === undefined) {
    return { action: { label: messages.lookAtNextMonth, onClick: () => booking.showMonth(addMonths(month, 1)) } };
  }
  const until = lastDate && lastDate >= booking.today.value ? [messages.bookableUntil(fullDate(lastDate))] : [];
  return { lines: [messages.noTimesAtAll, ...until], action: { label: messages.checkAgain, onClick: booking.refresh } };
}

/** Returns the last date that can be booked, by the clocks of the visitor; undefined if bookings have no end. */
function lastDateOf(booking: Booking): LocalDate | undefined {
  const loadedSlots = booking.loadedSlots.value;
  const end = loadedSlots.state === 'ready' ? loadedSlots.data.bookableUntil : undefined;
  // The end itself can no longer be booked.
  return end === undefined ? undefined : booking.dateOf(asInstant(end - 1));
}

function nameOf(month: LocalDate, booking: Booking): string {
  const parts = booking.formats.value.monthAndYear(month);
  return parts.map(({ text }) => text).join('');
}
