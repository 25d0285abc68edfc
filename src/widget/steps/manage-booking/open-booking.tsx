import { useEffect } from 'preact/hooks';
import { type Booking, errorDetail } from '../../model/index.ts';
import { Notice } from '../../ui/index.ts';
import { Failure } from '../failure.tsx';
import { StepLoading } from '../step-loading.tsx';

/** The booking of a link while it loads, or why it does not open. */
export function Opening({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const managedEvent = booking.managedEvent.value;
  const because = managedEvent.state === 'loading' ? managedEvent.because : undefined;
  const failure = managedEvent.state === 'failed' ? managedEvent.failure : undefined;
  useEffect(() => {
    if (failure) booking.context().emit('sched:error', errorDetail(failure));
  }, [failure]);
  if (managedEvent.state !== 'failed') {
    return (
      <div class="thanks">
        <StepLoading booking={booking} because={because} loading={messages.openingBooking}>
          <span class="bone" />
          <span class="bone" />
        </StepLoading>
      </div>
    );
  }
  const isRefused = managedEvent.failure.kind === 'refused' && managedEvent.failure.status < 429;
  if (!isRefused) return <Failure booking={booking} {...managedEvent} loading={messages.openingBooking} />;
  return (
    <Notice isUrgent title={messages.linkInvalid}>
      <p>{messages.linkInvalidHint}</p>
    </Notice>
  );
}
