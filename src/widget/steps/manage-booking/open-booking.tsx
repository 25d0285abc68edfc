import { useEffect } from 'preact/hooks';
import { type Booking, errorDetail } from '../../model/index.ts';
import { Notice } from '../../ui/index.ts';
import { Failure } from '../failure.tsx';

/** The booking of a link while it loads, or why it does not open. */
export function Opening({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const opened = booking.opened.value;
  const failed = opened.state === 'failed' ? opened.failed : undefined;
  useEffect(() => {
    if (failed) booking.context().emit('sched:error', errorDetail(failed));
  }, [failed]);
  if (opened.state !== 'failed') {
    return (
      <div class="thanks" aria-busy="true">
        <span class="bone" aria-hidden="true" />
        <span class="bone" aria-hidden="true" />
        <p class="unseen" role="status">
          {messages.openingBooking}
        </p>
      </div>
    );
  }
  const isRefused = opened.failed.kind === 'refused' && opened.failed.status < 429;
  if (!isRefused) return <Failure booking={booking} failed={opened.failed} isAsking={opened.isAsking} />;
  return (
    <Notice isUrgent title={messages.linkInvalid}>
      <p>{messages.linkInvalidHint}</p>
    </Notice>
  );
}
