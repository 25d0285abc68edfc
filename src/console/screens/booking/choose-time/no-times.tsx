import type { EventType, Slots } from '../../../../contract/index.ts';
import { addMonths, asInstant, type LocalDate, localDateAt, parseInstant } from '../../../../time/index.ts';
import { now } from '../../../data/index.ts';
import { hostZone, monthText } from '../../../formats/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { Button, LinkButton } from '../../../ui/index.ts';
import { locale } from '../../../words/index.ts';
import { words } from '../words/index.ts';

type NoTimesProps = {
  readonly eventType: EventType;
  /** The first day of the month. */
  readonly month: LocalDate;
  readonly response: Slots;
  /** Opens a month, and a day of it. */
  readonly onOpen: (month: LocalDate, day?: LocalDate) => void;
};

/** Says that a month has no free time and, if bookings end before it, when they end. Offers the next step. */
export function NoTimes({ month, ...rest }: NoTimesProps) {
  const texts = words.current.slots;
  const end = lastDayOf(rest.response);
  const last = end !== undefined && end < month ? end : undefined;
  return (
    <>
      <p class="muted">
        {texts.none(monthText(month))} {last && texts.until(locale().formats.fullDate(last))}
      </p>
      <NextStep month={month} end={end} {...rest} />
    </>
  );
}

type NextStepProps = NoTimesProps & { readonly end: LocalDate | undefined };

/** The link to the next free day, to the next month, to the last bookable one, or to the reasons. */
function NextStep({ eventType, month, response, end, onOpen }: NextStepProps) {
  const texts = words.current.slots;
  const { formats } = locale();
  const today = localDateAt(now(), hostZone());
  const next = parseInstant(response.next_available ?? '');
  if (next !== undefined) {
    const day = localDateAt(next, hostZone());
    return <Button onClick={() => onOpen(day, day)}>{texts.goTo(formats.dayAndMonth(day))}</Button>;
  }
  if (end !== undefined && end < month && end >= today) {
    return <Button onClick={() => onOpen(end)}>{texts.backTo(monthText(end))}</Button>;
  }
  const nextMonth = addMonths(month, 1);
  // If the booking's own time is free, the server does not name a next free day.
  if (Object.keys(response.slots).length > 0 && (end === undefined || end >= nextMonth)) {
    return <Button onClick={() => onOpen(nextMonth)}>{texts.next}</Button>;
  }
  // In a new tab, so that what was entered here stays.
  return (
    <LinkButton href={hrefTo(`/why/${eventType.id}/${month > today ? month : today}`)} isExternal>
      {texts.why}
    </LinkButton>
  );
}

/** Returns the last day that can be booked, on the host's clock; undefined if bookings have no end. */
function lastDayOf({ bookable_until: until }: NoTimesProps['response']): LocalDate | undefined {
  const end = parseInstant(until ?? '');
  // The end itself can no longer be booked.
  return end === undefined ? undefined : localDateAt(asInstant(end - 1), hostZone());
}
