import { useEffect } from 'preact/hooks';
import { type Booking, errorDetail } from '../../model/index.ts';
import { Notice } from '../../ui/index.ts';
import { Failure } from '../failure.tsx';
import { StepLoading } from '../step-loading.tsx';

/** The booking of a link while it loads, or why it does not open. */
export function Opening({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const opened = booking.opened.value;
  const because = opened.state === 'loading' ? opened.because : undefined;
  const failed = opened.state === 'failed' ? opened.failed : undefined;
  useEffect(() => {
    if (failed) booking.context().emit('sched:error', errorDetail(failed));
  }, [failed]);
  if (opened.state !== 'failed') {
    return (
      <div class="thanks">
        <StepLoading booking={booking} because={because} loading={messages.openingBooking}>
          <span class="bone" />
          <span class="bone" />
        </StepLoading>
      </div>
    );
  }
  const isRefused = opened.failed.kind === 'refused' && opened.failed.status < 429;
  if (!isRefused) return <Failure booking={booking} {...opened} loading={messages.openingBooking} />;
  return (
    <Notice isUrgent title={messages.linkInvalid}>
      <p>{messages.linkInvalidHint}</p>
    </Notice>
  );
}
