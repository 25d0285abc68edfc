import { changeFailureMessage } from '../../booking-changes/index.ts';
import type { Booking } from '../../model/index.ts';
import { getSettledProps, useSettled, useSlow } from '../../ui/index.ts';

type ActionsProps = {
  readonly booking: Booking;
  readonly words: { readonly action: string; readonly busy: string; readonly back: string };
  /** Undefined if nothing can be done. */
  readonly action: (() => void) | undefined;
  readonly back: () => void;
  /** Whether the action destroys something. Then the way back is highlighted. */
  readonly isDestructive?: boolean;
};

/** The one action, and the way back. Says why the action failed. */
export function ManagingActions({ booking, words, action, back, isDestructive = false }: ActionsProps) {
  const { messages } = booking.language.value;
  const submission = booking.submission.value;
  const isSending = submission.state === 'sending';
  const isSlow = useSlow(isSending);
  const isSettled = useSettled();
  return (
    <div class="actions">
      {submission.state === 'failed' && (
        <p class="trouble" part="error" role="alert">
          {changeFailureMessage(messages, submission.failure)}
        </p>
      )}
      <p class={isSlow ? 'slow quiet' : 'unseen'} role="status">
        {isSlow ? messages.slow : isSending && words.busy}
      </p>
      <button type="button" class={isDestructive ? 'primary' : 'text-button'} onClick={back} disabled={isSending}>
        {words.back}
      </button>
      {action && (
        <button
          type="button"
          class={isDestructive ? 'danger' : 'primary'}
          part="submit"
          aria-disabled={isSending}
          {...getSettledProps(isSettled, action)}
        >
          {isSending ? words.busy : words.action}
        </button>
      )}
    </div>
  );
}
