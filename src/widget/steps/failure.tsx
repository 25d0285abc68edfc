import type { Booking } from '../model/index.ts';
import { Notice, useOnline } from '../ui/index.ts';

/** Says why there is nothing, that it goes on by itself, and lets the impatient ask at once. */
export function Failure({ booking, isAsking }: { booking: Booking; isAsking: boolean }) {
  const { messages } = booking.language.value;
  const isOnline = useOnline();
  const [title, hint] = isOnline
    ? [messages.unreachable, messages.unreachableHint]
    : [messages.offline, messages.offlineHint];
  return (
    <Notice isUrgent title={title} action={isOnline ? { label: messages.tryAgain, onClick: booking.retry } : undefined}>
      <p>{isAsking ? messages.loadingMonth : hint}</p>
    </Notice>
  );
}
