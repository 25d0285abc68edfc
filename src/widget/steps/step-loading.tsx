import type { ComponentChildren } from 'preact';
import type { Booking, RequestFailure } from '../model/index.ts';
import { useLoadingWords } from './use-loading-words.tsx';

type StepLoadingProps = {
  readonly booking: Booking;
  /** Why the first attempt failed. */
  readonly because: RequestFailure | undefined;
  /** Says what is loading. */
  readonly loading: string;
  /** Blocks in the place of what is loading. */
  readonly children: ComponentChildren;
};

/** What a step after the times shows while it loads: blocks, or what takes so long. */
export function StepLoading({ booking, because, loading, children }: StepLoadingProps) {
  const { slow, unreachableHint: offlineHint } = booking.language.value.messages;
  const [words, notice] = useLoadingWords({ booking, because, loading, offlineHint });
  return (
    <>
      {notice ?? children}
      <p class={words === slow ? 'quiet' : 'unseen'} role="status">
        {words}
      </p>
    </>
  );
}
