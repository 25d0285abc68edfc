import type { Messages } from '../../messages/index.ts';
import type { Submission } from '../../model/index.ts';
import { useCountdown, useOnline, useSlow } from '../../ui/index.ts';
import { failureMessage } from './failure-message.ts';
import { type FormProps, noQuestionsId } from './form-props.ts';

type FormAction = (form: HTMLElement) => void;
type ActionsProps = FormProps & { readonly submit: FormAction; readonly back: FormAction };

/** The buttons Back and Confirm, with a message while the booking waits. */
export function Actions({ booking, form, submit, back }: ActionsProps) {
  const { messages } = booking.language.value;
  const submission = booking.submission.value;
  const isSending = submission.state === 'sending';
  const isWithoutQuestions = form.fields.value.length === 0;
  const isSlow = useSlow(isSending);
  return (
    <div class="actions" ref={keepFocusOnPress}>
      {submission.state === 'failed' && (
        <p class="trouble" role="alert">
          {failureMessage(messages, submission.failure)}
        </p>
      )}
      {submission.state === 'waiting' && <Waiting booking={booking} form={form} waiting={submission} />}
      <p class={isSlow ? 'slow quiet' : 'unseen'} role="status">
        {/* The button says it too, but only to those who see it or have focused it. */}
        {isSlow ? messages.slow : isSending && submitWords(messages, submission)}
      </p>
      <button
        type="button"
        class="text-button"
        onClick={({ currentTarget }) => currentTarget.form && back(currentTarget.form)}
        disabled={isSending}
      >
        {messages.back}
      </button>
      {/* A disabled button would lose the focus. The model accepts only one click. */}
      <button
        type="submit"
        class="primary"
        part="submit"
        aria-disabled={isSending || isWithoutQuestions}
        aria-describedby={isWithoutQuestions ? noQuestionsId : undefined}
        onClick={(event) => {
          // Return in a field clicks it too. In a sandbox without forms nothing is submitted, and there is no event.
          event.preventDefault();
          if (event.currentTarget.form) submit(event.currentTarget.form);
        }}
      >
        {submitWords(messages, submission)}
      </button>
    </div>
  );
}

/**
 * Keeps the focus where it is while a button is pressed: leaving a field may show a fault, and move the button away
 * from the pointer. The listener is declared as not passive, because some pages make mouse listeners passive by
 * default.
 */
function keepFocusOnPress(actions: HTMLElement | null): void {
  actions?.addEventListener('mousedown', preventOnButton, { passive: false });
}

function preventOnButton(event: Event): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

function Waiting({ booking, waiting }: FormProps & { waiting: Submission & { state: 'waiting' } }) {
  const { messages } = booking.language.value;
  const seconds = useCountdown(waiting.seconds, waiting);
  const isOnline = useOnline();
  return (
    <div class="trouble">
      <p role="alert">{failureMessage(messages, waiting.failure, { isOnline })}</p>
      <p class="quiet">{messages.tryingAgainIn(seconds)}</p>
    </div>
  );
}

function submitWords(messages: Messages, submission: Submission): string {
  switch (submission.state) {
    case 'sending':
      return submission.isProving ? messages.oneMoment : messages.sending;
    case 'waiting':
      return messages.tryNow;
    case 'failed':
      return messages.tryAgain;
    default:
      return messages.confirm;
  }
}
