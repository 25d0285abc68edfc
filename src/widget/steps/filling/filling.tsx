import type { Booking } from '../../model/index.ts';
import { Notice } from '../../ui/index.ts';
import { ChosenTime } from './chosen-time.tsx';
import { Field } from './field.tsx';
import { Summary } from './summary.tsx';
import { Taken } from './taken.tsx';
import { troubleWords } from './trouble-words.ts';

/** The step that ends with a booking. */
export function Filling({ booking }: { booking: Booking }) {
  const step = booking.step.value;
  if (step.step !== 'filling') return null;
  const isTaken = booking.submission.value.state === 'taken';
  return (
    <form
      class="form"
      part="form"
      noValidate
      aria-labelledby="form-title"
      onSubmit={(event) => {
        event.preventDefault();
        leaveControl(event.currentTarget);
        booking.submit();
      }}
    >
      <div class="form-body">
        {isTaken ? <Taken booking={booking} /> : <ChosenTime booking={booking} time={step.time} />}
        <Summary booking={booking} />
        <Fields booking={booking} />
      </div>
      {!isTaken && <Actions booking={booking} />}
    </form>
  );
}

// Leaving a field may show a fault, and move a button from under the pointer that is pressing it.
function keepFocus(event: Event): void {
  event.preventDefault();
}

/** Leaves the control that has the focus and comes back, so that what is typed in it counts. */
function leaveControl(form: HTMLElement): void {
  const focused = form.querySelector<HTMLElement>(':is(input, textarea, select):focus');
  focused?.blur();
  focused?.focus({ preventScroll: true });
}

function Fields({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const { state } = booking.loadedFields.value;
  if (state === 'failed') {
    const action = { label: messages.tryAgain, onClick: booking.retry };
    return <Notice isUrgent title={messages.partFailed} action={action} />;
  }
  if (state === 'loading') return <span class="bone" aria-hidden="true" />;
  return (
    <div class="fields">
      {booking.fields.value.map((field) => (
        <Field key={field.identifier} field={field} booking={booking} />
      ))}
    </div>
  );
}

function Actions({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const submission = booking.submission.value;
  const { state } = submission;
  const isSending = state === 'sending';
  const label = isSending ? messages.sending : state === 'failed' ? messages.tryAgain : messages.confirm;
  return (
    <div class="actions">
      {submission.state === 'failed' && (
        <p class="trouble" role="alert">
          {troubleWords(messages, submission.failed)}
        </p>
      )}
      <button type="button" class="text-button" onMouseDown={keepFocus} onClick={booking.back} disabled={isSending}>
        {messages.back}
      </button>
      {/* Disabled it would lose the focus; the model takes one click only. */}
      <button type="submit" class="primary" onMouseDown={keepFocus} part="submit" aria-disabled={isSending}>
        {label}
      </button>
    </div>
  );
}
