import type { Booking } from '../../model/index.ts';
import { lazy } from '../../ui/index.ts';
import { Month } from './month.tsx';
import { ChosenClockChange, Times } from './times.tsx';
import { ZoneLine } from './zone-line.tsx';

const agenda = lazy(async () => (await import('./agenda.tsx')).Agenda);

/** The step that ends with a chosen time. */
export function Picking({ booking, isReturning }: { booking: Booking; isReturning: boolean }) {
  if (booking.layout.value !== 'month') return <InAgenda booking={booking} />;
  return (
    <>
      <section class="calendar" part="calendar" aria-labelledby="month-title">
        <Month booking={booking} isReturning={isReturning} />
        <ZoneLine booking={booking} />
      </section>
      <Times booking={booking} />
    </>
  );
}

function InAgenda({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  return (
    <section class="calendar agenda" part="calendar slots" aria-label={messages.daysPane}>
      <agenda.Lazy words={{ failed: messages.partFailed, tryAgain: messages.tryAgain }} booking={booking} />
      <ChosenClockChange booking={booking} />
      <ZoneLine booking={booking} />
    </section>
  );
}
