import { withDeferred } from '../../deferred/index.ts';
import type { Booking } from '../../model/index.ts';
import { lazy } from '../../ui/index.ts';
import { SlotsSkeleton } from './loading.tsx';
import { Month } from './month/index.ts';
import { ChosenClockChange, Slots } from './slots.tsx';
import { ZoneLine } from './zone/index.ts';

const agenda = lazy(async () => (await withDeferred(import('./agenda/index.ts'))).Agenda);

/** What was drawn before, then the days, then their times and the zone. */
export const selectTimeStages = 3;

type SelectTimeProps = {
  readonly booking: Booking;
  /** Whether the invitee returns from the form: the focus is then put where they can continue. */
  readonly isReturning: boolean;
  /** How much is drawn, up to `selectTimeStages`. */
  readonly stage: number;
  /** Takes the place of the calendar until it is drawn. */
  readonly drawnMonth: Element | null;
};

/** The step that ends with a selected time. */
export function SelectTime({ booking, isReturning, stage, drawnMonth }: SelectTimeProps) {
  if (booking.layout.value !== 'month') return <InAgenda booking={booking} isReturning={isReturning} />;
  return (
    <>
      <section class="calendar" part="calendar" aria-labelledby="month-title">
        {stage > 1 ? <Month booking={booking} isReturning={isReturning} /> : <DrawnMonth from={drawnMonth} />}
        {stage > 2 && <ZoneLine booking={booking} />}
      </section>
      {stage > 2 ? <Slots booking={booking} /> : <SlotsPaneSkeleton />}
    </>
  );
}

/** The days as in the skeleton. Drawing them again together with everything else would block a slow phone. */
function DrawnMonth({ from }: { from: Element | null }) {
  return <div aria-hidden="true" ref={(place) => place?.append(...(from?.childNodes ?? []))} />;
}

function SlotsPaneSkeleton() {
  return (
    <section class="slots" aria-hidden="true">
      <SlotsSkeleton />
    </section>
  );
}

function InAgenda({ booking, isReturning }: { booking: Booking; isReturning: boolean }) {
  const { messages } = booking.language.value;
  return (
    <section class="calendar agenda" part="calendar slots" aria-label={messages.daysPane}>
      <agenda.Lazy words={messages} booking={booking} isReturning={isReturning} />
      <ChosenClockChange booking={booking} />
    </section>
  );
}
