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
  const { dayAndMonth, time } = booking.formats.value;
  const month = booking.month.value;
  const opening = booking.nextOpening.value;
  if (opening) {
    const clock = time(opening, booking.zone.value, booking.hourCycle.value);
    const when = messages.dateAt(dayAndMonth(booking.dateOf(opening)), clock);
    return { action: { label: messages.nextOpening(when), onClick: () => booking.goTo(opening) } };
  }
  const lastDate = lastDateOf(booking);
  if (opening === undefined && (!lastDate || startOfMonth(lastDate) >= month)) {
    return { action: { label: messages.lookAtNextMonth, onClick: () => booking.showMonth(addMonths(month, 1)) } };
  }
  return describeEnd(booking, lastDate);
}

/** Explains that nothing can be booked in the visible month or later. Months before it may have times. */
function describeEnd(booking: Booking, lastDate: LocalDate | undefined): Reason {
  const { messages } = booking.language.value;
  const month = booking.month.value;
  if (month <= booking.earliestMonth.value) {
    // Nothing is free before the last date, so it would mislead to say that the invitee can book until then.
    const lines = [messages.noTimesAtAll, ...(lastDate ? [messages.laterDates] : []), messages.closedHint];
    return { lines, action: { label: messages.checkAgain, onClick: booking.refresh } };
  }
  const until = lastDate && messages.bookableUntil(booking.formats.value.fullDate(lastDate));
  const lastMonth = lastDate && startOfMonth(lastDate);
  const target = lastMonth && lastMonth < month ? lastMonth : booking.earliestMonth.value;
  const action = { label: messages.backToMonth(nameOf(target, booking)), onClick: () => booking.showMonth(target) };
  return { lines: until ? [until, messages.laterDates] : [messages.noLaterTimes], action };
}

/** Returns the last date that can be booked, by the clocks of the visitor; undefined if it is past or there is none. */
function lastDateOf(booking: Booking): LocalDate | undefined {
  const loadedSlots = booking.loadedSlots.value;
  const end = loadedSlots.state === 'ready' ? loadedSlots.data.bookableUntil : undefined;
  // The end itself can no longer be booked.
  const date = end === undefined ? undefined : booking.dateOf(asInstant(end - 1));
  return date && date >= booking.today.value ? date : undefined;
}

function nameOf(month: LocalDate, booking: Booking): string {
  const parts = booking.formats.value.monthAndYear(month);
  return parts.map(({ text }) => text).join('');
}
