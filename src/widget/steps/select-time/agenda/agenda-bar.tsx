import type { LocalDate } from '../../../../time/index.ts';
import type { Booking } from '../../../model/index.ts';
import { useFocusOnAppear } from '../../../ui/index.ts';
import { TurnButton } from '../turn-button.tsx';

type BarProps = {
  readonly booking: Booking;
  /** Whether to put the focus where the invitee can continue. */
  readonly isReturning: boolean;
  readonly isWeek: boolean;
  readonly dates: readonly LocalDate[];
  /** Turns one page forward (1) or back (-1). */
  readonly turn: (steps: 1 | -1) => void;
};

/** Which days are visible, and the way to others. */
export function AgendaBar({ booking, isReturning, isWeek, dates, turn }: BarProps) {
  const title = useFocusOnAppear<HTMLHeadingElement>(isReturning);
  const { messages } = booking.language.value;
  const first = dates[0];
  const isFirst = isWeek
    ? first !== undefined && first <= booking.today.value
    : booking.month.value <= booking.earliestMonth.value;
  return (
    <div class="month-bar">
      <h3 id="month-title" ref={title} tabIndex={-1} class="month-title" part="month-title" aria-live="polite">
        <b>{titleOf(booking, isWeek ? dates : [])}</b>
      </h3>
      <TurnButton
        direction="back"
        label={isWeek ? messages.previousWeek : messages.previousMonth}
        isDisabled={isFirst}
        onClick={() => turn(-1)}
      />
      <TurnButton direction="forward" label={isWeek ? messages.nextWeek : messages.nextMonth} onClick={() => turn(1)} />
    </div>
  );
}

function titleOf(booking: Booking, week: readonly LocalDate[]): string {
  const [first, last] = [week[0], week.at(-1)];
  if (!first || !last) {
    const parts = booking.formats.value.monthAndYear(booking.month.value);
    return parts.map(({ text }) => text).join('');
  }
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' } as const;
  return new Intl.DateTimeFormat(booking.language.value.tag, options).formatRange(Date.parse(first), Date.parse(last));
}
