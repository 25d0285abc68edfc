import type { EventType, Slots } from '../../../../contract/index.ts';
import { asInstant, type LocalDate, localDateAt, parseInstant } from '../../../../time/index.ts';
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
  readonly found: Pick<Slots, 'next_available' | 'bookable_until'>;
  /** Opens a month, and a day of it. */
  readonly onOpen: (month: LocalDate, day?: LocalDate) => void;
};

/** Says that a month has no free time and, where bookings have ended before it, until when. Offers the next step. */
export function NoTimes({ month, ...rest }: NoTimesProps) {
  const own = words.current.slots;
  const end = lastDayOf(rest.found);
  const last = end !== undefined && end < month ? end : undefined;
  return (
    <>
      <p class="muted">
        {own.none(monthText(month))} {last && own.until(locale().formats.fullDate(last))}
      </p>
      <NextStep month={month} last={last} {...rest} />
    </>
  );
}

type NextStepProps = NoTimesProps & { readonly last: LocalDate | undefined };

/** The way to the next free day, to the last month that can be booked, or to the reasons. */
function NextStep({ eventType, month, found, last, onOpen }: NextStepProps) {
  const own = words.current.slots;
  const { formats } = locale();
  const today = localDateAt(now(), hostZone());
  const next = parseInstant(found.next_available ?? '');
  if (next !== undefined) {
    const day = localDateAt(next, hostZone());
    return <Button onClick={() => onOpen(day, day)}>{own.goTo(formats.dayAndMonth(day))}</Button>;
  }
  if (last !== undefined && last >= today) {
    return <Button onClick={() => onOpen(last)}>{own.backTo(monthText(last))}</Button>;
  }
  // In a tab of its own: what has been entered here stays.
  return (
    <LinkButton href={hrefTo(`/why/${eventType.id}/${month > today ? month : today}`)} isExternal>
      {own.why}
    </LinkButton>
  );
}

/** Returns the last day that can be booked, on the host's clock; undefined where bookings have no end. */
function lastDayOf({ bookable_until: until }: NoTimesProps['found']): LocalDate | undefined {
  const end = parseInstant(until ?? '');
  // The end itself can no longer be booked.
  return end === undefined ? undefined : localDateAt(asInstant(end - 1), hostZone());
}
