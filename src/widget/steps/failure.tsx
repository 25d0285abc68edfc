import type { Messages } from '../messages/index.ts';
import type { Booking, RequestFailure } from '../model/index.ts';
import { Notice, useOnline } from '../ui/index.ts';

type FailureProps = {
  readonly booking: Booking;
  readonly failure: RequestFailure;
  readonly isAsking: boolean;
  /** Says what is loading. @default the times */
  readonly loading?: string;
};

/** Says what is wrong and that the widget will retry, and lets impatient visitors retry at once. */
export function Failure({ booking, failure, isAsking, loading }: FailureProps) {
  const { messages } = booking.language.value;
  const isOnline = useOnline();
  const [title, hint] = isOnline ? whyNot(messages, failure) : [messages.offline, messages.offlineHint];
  return (
    <Notice isUrgent title={title} action={isOnline ? { label: messages.tryAgain, onClick: booking.retry } : undefined}>
      <p>{isAsking ? (loading ?? messages.loadingMonth) : hint}</p>
    </Notice>
  );
}

/** A month without times would look fully booked, although the host is only closed for now. */
function whyNot(messages: Messages, failure: RequestFailure): readonly [title: string, hint: string] {
  const isClosed = failure.kind === 'refused' && failure.code === 'unavailable' && failure.reason === 'closed';
  return isClosed ? [messages.closed, messages.closedHint] : [messages.unreachable, messages.unreachableHint];
}
