import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type BookingForm, bookingFormOf } from '../../booking-form/index.ts';
import type { Slot } from '../../calendar/index.ts';
import { type Booking, errorDetail } from '../../model/index.ts';
import { Notice } from '../../ui/index.ts';
import { StepLoading } from '../step-loading.tsx';
import { Actions } from './actions.tsx';
import { ChosenTime } from './chosen-time.tsx';
import { Field } from './fields/index.ts';
import { type FormProps, noQuestionsId } from './form-props.ts';
import { Honeypot } from './honeypot.tsx';
import { Review } from './review.tsx';
import { SlotTaken, SlotTakenActions } from './slot-taken.tsx';
import { Summary } from './summary.tsx';

/** The step that ends with a booking. */
export function DetailsForm({ booking }: { booking: Booking }) {
  const form = bookingFormOf(booking);
  useEffect(form.open, []);
  const step = booking.step.value;
  if (step.step !== 'details-form') return null;
  const props = { booking, form };
  const isTaken = isSlotTaken(props, step.slot);
  const finishTyping = (element: HTMLElement) => {
    leaveControl(element);
    form.afterPress.settle();
    takeFilledIn(element, form);
  };
  const submit = (element: HTMLElement) => {
    finishTyping(element);
    // The summary says what is wrong.
    booking.announce('');
    form.submit();
  };
  const back = (element: HTMLElement) => {
    finishTyping(element);
    booking.back();
  };
  return (
    <form
      class="form"
      part="form"
      noValidate
      aria-labelledby="form-title"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <div class="form-body">
        {booking.isDryRun.value && <p class="dry-run">{booking.language.value.messages.dryRun}</p>}
        {isTaken ? <SlotTaken {...props} /> : <ChosenTime booking={booking} slot={step.slot} />}
        <Summary {...props} />
        <Fields {...props} />
        <Honeypot form={form} />
      </div>
      {isTaken ? <SlotTakenActions booking={booking} /> : <Actions {...props} submit={submit} back={back} />}
    </form>
  );
}

/** Returns whether the server or newer times say that the time is gone, unless this booking may hold it. */
function isSlotTaken({ booking, form }: FormProps, slot: Slot): boolean {
  const { state } = booking.submission.value;
  return state === 'taken' || (state === 'idle' && form.isSlotGone(slot));
}

/** Leaves and returns to the focused control, so that the text typed in it counts. */
function leaveControl(form: HTMLElement): void {
  const focused = form.querySelector<HTMLElement>(':is(input, textarea, select):focus');
  focused?.blur();
  focused?.focus({ preventScroll: true });
}

/** Reads what a browser has filled in. Some browsers report it only with an animation. */
function takeFilledIn(element: HTMLElement, form: BookingForm): void {
  for (const control of element.querySelectorAll<HTMLInputElement>('[data-identifier]')) {
    const identifier = control.dataset.identifier ?? '';
    if (control.value !== form.textOf(identifier)) form.setAnswer(identifier, control.value);
  }
}

function Fields({ booking, form }: FormProps) {
  const { messages } = booking.language.value;
  const loadedFields = booking.loadedFields.value;
  const failure = loadedFields.state === 'failed' ? loadedFields.failure : undefined;
  useEffect(() => {
    if (failure) booking.context().emit('sched:error', errorDetail(failure));
  }, [failure]);
  if (loadedFields.state === 'ready') {
    return form.isReview.value ? <Review booking={booking} form={form} /> : <Questions booking={booking} form={form} />;
  }
  return (
    <div id={noQuestionsId}>
      {loadedFields.state === 'failed' ? (
        <Notice isUrgent title={messages.partFailed} action={{ label: messages.tryAgain, onClick: booking.retry }} />
      ) : (
        <StepLoading booking={booking} because={loadedFields.because} loading={messages.oneMoment}>
          <span class="bone" />
        </StepLoading>
      )}
    </div>
  );
}

function Questions({ booking, form }: FormProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (form.isEditRequested.value) box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  return (
    <div ref={box} class="fields">
      {form.fields.value.map((field) =>
        form.isHidden(field.identifier) ? null : (
          <Field key={field.identifier} field={field} booking={booking} form={form} />
        ),
      )}
    </div>
  );
}
