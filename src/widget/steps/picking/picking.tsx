import type { Booking } from '../../model/index.ts';
import { Month } from './month.tsx';
import { Times } from './times.tsx';
import { ZoneLine } from './zone-line.tsx';

/** The step that ends with a chosen time. */
export function Picking({ booking, isReturning }: { booking: Booking; isReturning: boolean }) {
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
