import { type Booking, busySecondsOf, type Failed, isBusy } from '../../model/index.ts';
import { Notice, useCountdown, useSlow } from '../../ui/index.ts';

/** Blocks in the places of the times; in words what takes so long, as soon as there is something to say. */
export function Waiting({ booking, because }: { booking: Booking; because: Failed | undefined }) {
  const isSlow = useSlow(true);
  const { messages } = booking.language.value;
  if (because && isBusy(because)) return <Busy booking={booking} failed={because} />;
  return (
    <>
      <TimesSkeleton />
      <p class="quiet" role="status">
        {isSlow || because ? messages.slow : <span class="unseen">{messages.loadingMonth}</span>}
      </p>
    </>
  );
}

/** Blocks in the places of the times. */
export function TimesSkeleton() {
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map((bone) => (
        <span key={bone} class="bone" style={bone === 0 ? { inlineSize: '70%' } : {}} aria-hidden="true" />
      ))}
    </>
  );
}

function Busy({ booking, failed }: { booking: Booking; failed: Failed }) {
  const { messages } = booking.language.value;
  const left = useCountdown(busySecondsOf(failed), failed);
  return (
    <>
      <Notice title={messages.busy} />
      {/* Out of the live region: nobody wants to hear every second. */}
      <p class="quiet">{left > 0 ? messages.tryingAgainIn(left) : messages.loadingMonth}</p>
    </>
  );
}
