import { useRef } from 'preact/hooks';
import type { Booking, RequestFailure } from '../../model/index.ts';
import { useLoadingWords } from '../use-loading-words.tsx';
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
  const { messages } = booking.language.value;
  const { loadingMonth: loading, offlineHint } = messages;
  const [words, notice] = useLoadingWords({ booking, because, loading, offlineHint });
  // The visitor did not request the first times, so they are not announced while a screen reader begins to read the
  // page.
  useAnnouncement(booking, isFirst && words === loading ? '' : words);
  if (notice) return notice;
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
  isFirst.current &&= state !== 'ready';
  return isFirst.current;
}

/** Blocks in the places of the times. */
export function SlotsSkeleton() {
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map((bone) => (
        <span key={bone} class="bone" style={bone === 0 ? { inlineSize: '70%' } : {}} />
      ))}
    </>
  );
}
