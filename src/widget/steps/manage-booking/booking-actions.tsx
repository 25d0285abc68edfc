import { changeFailureMessage } from '../../booking-changes/index.ts';
import type { Booking } from '../../model/index.ts';
import { getSettledProps, useSettled, useSlow } from '../../ui/index.ts';

type ActionsProps = {
  readonly booking: Booking;
  readonly words: { readonly act: string; readonly acting: string; readonly back: string };
  /** Undefined when there is nothing to be done. */
  readonly act: (() => void) | undefined;
  readonly back: () => void;
};

/** The one thing to be done, and the way back; what kept it from being done, in words. */
export function ManagingActions({ booking, words, act, back }: ActionsProps) {
  const { messages } = booking.language.value;
  const submission = booking.submission.value;
  const isActing = submission.state === 'sending';
  const isSlow = useSlow(isActing);
  const isSettled = useSettled();
  return (
    <div class="actions">
      {submission.state === 'failed' && (
        <p class="trouble" part="error" role="alert">
          {changeFailureMessage(messages, submission.failed)}
        </p>
      )}
      <p class={isSlow ? 'slow quiet' : 'unseen'} role="status">
        {isSlow ? messages.slow : isActing && words.acting}
      </p>
      <button type="button" class="text-button" onClick={back} disabled={isActing}>
        {words.back}
      </button>
      {act && (
        <button type="button" class="primary" part="submit" {...getSettledProps(isSettled && !isActing, act)}>
          {isActing ? words.acting : words.act}
        </button>
      )}
    </div>
  );
}
