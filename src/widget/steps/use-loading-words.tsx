import type { JSX } from 'preact';
import { type Booking, busySecondsOf, isBusy, type RequestFailure } from '../model/index.ts';
import { Notice, useCountdown, useOnline, useSlow } from '../ui/index.ts';

type LoadingOptions = {
  readonly booking: Booking;
  /** Why the first attempt failed. */
  readonly because: RequestFailure | undefined;
  /** Says what is loading. */
  readonly loading: string;
  /** Says what happens once the browser is online again. */
  readonly offlineHint: string;
};

type LoadingWords = readonly [words: string, notice?: JSX.Element];

/**
 * Returns what takes so long, as soon as there is something to say; before that, what is loading. A notice with these
 * words takes the place of blocks if nothing can arrive for now.
 */
export function useLoadingWords({ booking, because, loading, offlineHint }: LoadingOptions): LoadingWords {
  const isSlow = useSlow(true);
  const isOnline = useOnline();
  const { messages } = booking.language.value;
  // The browser knows at once: do not wait for the first request to fail.
  if (!isOnline) {
    return [
      messages.offline,
      <Notice title={messages.offline}>
        <p>{offlineHint}</p>
      </Notice>,
    ];
  }
  if (because && isBusy(because)) {
    return [messages.busy, <Busy booking={booking} failure={because} loading={loading} />];
  }
  return [isSlow || because ? messages.slow : loading];
}

type BusyProps = Pick<LoadingOptions, 'booking' | 'loading'> & { readonly failure: RequestFailure };

function Busy({ booking, failure, loading }: BusyProps) {
  const { messages } = booking.language.value;
  const seconds = useCountdown(busySecondsOf(failure), failure);
  return (
    <>
      <Notice title={messages.busy} />
      <p class="quiet">{seconds > 0 ? messages.tryingAgainIn(seconds) : loading}</p>
    </>
  );
}
