import { useRef } from 'preact/hooks';
import { type Booking, busySecondsOf, isBusy, type RequestFailure } from '../../model/index.ts';
import { Notice, useCountdown, useOnline, useSlow } from '../../ui/index.ts';
import { useAnnouncement } from './use-announcement.ts';

type LoadingProps = {
  readonly booking: Booking;
  /** Why the first attempt failed. */
  readonly because: RequestFailure | undefined;
  /** Whether no times were loaded before. */
  readonly isFirst: boolean;
};

/** Blocks in the places of the times. Says what takes so long, as soon as there is something to say. */
export function Loading({ booking, because, isFirst }: LoadingProps) {
  const isSlow = useSlow(true);
  const isOnline = useOnline();
  const { messages } = booking.language.value;
  const busy = because && isBusy(because) ? because : undefined;
  const words = !isOnline
    ? messages.offline
    : busy
      ? messages.busy
      : isSlow || because
        ? messages.slow
        : messages.loadingMonth;
  // The visitor did not request the first times, so they are not announced while a screen reader begins to read the
  // page.
  useAnnouncement(booking, isFirst && words === messages.loadingMonth ? '' : words);
  // The browser knows at once: do not wait for the first request to fail.
  if (!isOnline) {
    return (
      <Notice title={messages.offline}>
        <p>{messages.offlineHint}</p>
      </Notice>
    );
  }
  if (busy) return <Busy booking={booking} failed={busy} />;
  return (
    <>
      <SlotsSkeleton />
      <p class={words === messages.slow ? 'quiet' : 'unseen'}>{words}</p>
    </>
  );
}

/** Returns whether no times have been shown yet. */
export function useIsFirst(state: string): boolean {
  const isFirst = useRef(true);
  if (state === 'ready') isFirst.current = false;
  return isFirst.current;
}

/** Blocks in the places of the times. */
export function SlotsSkeleton() {
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map((bone) => (
        <span key={bone} class="bone" style={bone === 0 ? { inlineSize: '70%' } : {}} aria-hidden="true" />
      ))}
    </>
  );
}

function Busy({ booking, failed }: { booking: Booking; failed: RequestFailure }) {
  const { messages } = booking.language.value;
  const left = useCountdown(busySecondsOf(failed), failed);
  return (
    <>
      <Notice title={messages.busy} />
      <p class="quiet">{left > 0 ? messages.tryingAgainIn(left) : messages.loadingMonth}</p>
    </>
  );
}
