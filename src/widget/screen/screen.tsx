import { useEffect, useRef } from 'preact/hooks';
import { withDeferred } from '../deferred/index.ts';
import type { Booking } from '../model/index.ts';
import {
  Failure,
  loadConfirmation,
  loadDetailsForm,
  loadManageBooking,
  loadRescheduleStrip,
  SelectTime,
  selectTimeStages,
} from '../steps/index.ts';
import { lazy, Notice, useStages } from '../ui/index.ts';
import { Details } from './details.tsx';

const detailsForm = lazy(loadDetailsForm);
const confirmation = lazy(loadConfirmation);
const manageBooking = lazy(loadManageBooking);
const rescheduleStrip = lazy(loadRescheduleStrip);
const debug = lazy(async () => (await withDeferred(import('../debug/index.ts'))).Debug);
const deferredSteps = {
  'details-form': detailsForm,
  confirmation,
  'open-booking': manageBooking,
  reschedule: manageBooking,
  cancel: manageBooking,
};

/** The CSS class of each step. The steps of an existing booking look like the form. */
const stepClasses = {
  'select-time': 'select-time',
  'details-form': 'details-form',
  confirmation: 'confirmation',
  'open-booking': 'confirmation',
  reschedule: 'details-form',
  cancel: 'details-form',
};

type ScreenProps = {
  readonly booking: Booking;
  /** Takes the place of the calendar until it is drawn. */
  readonly drawnMonth: Element | null;
};

/** The frame with the current step. */
export function Screen({ booking, drawnMonth }: ScreenProps) {
  const { messages } = booking.language.value;
  const { step } = booking.step.value;
  const isSelectingTime = step === 'select-time';
  // A booking can be shown and canceled although its event type is gone.
  const isStuck = isSelectingTime && (booking.eventType.value.state === 'failed' || booking.isWithoutEventType.value);
  // Then there is nothing to describe.
  const isLinkDead = step === 'open-booking' && booking.managedEvent.value.state === 'failed';
  // On the first paint the focus stays where the page has put it.
  const wasElsewhere = useRef(false);
  if (!isSelectingTime) wasElsewhere.current = true;
  usePreloads(booking);
  const stage = useStages(selectTimeStages);
  return (
    <>
      <section
        class={`frame ${isStuck || isLinkDead ? 'stuck' : stepClasses[step]}${booking.areDetailsHidden.value ? ' without-details' : ''}`}
        aria-label={
          booking.eventType.value.state === 'ready' ? booking.eventType.value.data.title : messages.bookAMeeting
        }
      >
        {isStuck ? (
          <Stuck booking={booking} />
        ) : (
          <>
            {isSelectingTime && booking.rescheduling.value && (
              <rescheduleStrip.Lazy booking={booking} event={booking.rescheduling.value} />
            )}
            {!isLinkDead && <Details booking={booking} />}
            {isSelectingTime ? (
              <SelectTime booking={booking} drawnMonth={drawnMonth} stage={stage} isReturning={wasElsewhere.current} />
            ) : (
              <DeferredStep booking={booking} step={step} />
            )}
          </>
        )}
        <p class="unseen" role="status">
          {booking.announcement.value}
        </p>
      </section>
      {booking.isDebug.value && <debug.Lazy booking={booking} />}
    </>
  );
}

/** A step in a separate chunk. */
function DeferredStep({ booking, step }: { booking: Booking; step: keyof typeof deferredSteps }) {
  const { messages } = booking.language.value;
  const { Lazy } = deferredSteps[step];
  return (
    <div class="pane">
      <Lazy words={messages} booking={booking} />
    </div>
  );
}

/** Says why there is no event type, and what can be done. */
function Stuck({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const eventType = booking.eventType.value;
  if (booking.isWithoutEventType.value) return <Notice isUrgent title={messages.missingEventType} />;
  if (eventType.state !== 'failed') return null;
  const isUnknown = eventType.failure.kind === 'refused' && eventType.failure.status < 429;
  if (!isUnknown) {
    return (
      <>
        <Failure booking={booking} {...eventType} />
        {/* The page's own fallback. */}
        <slot />
      </>
    );
  }
  return (
    <Notice isUrgent title={messages.unknownEventType}>
      <p>{messages.unknownEventTypeHint}</p>
    </Notice>
  );
}

/** Loads the next step's chunk while the current one is shown. */
function usePreloads(booking: Booking): void {
  const isTimeChosen = booking.chosenSlot.value !== undefined;
  const { step } = booking.step.value;
  useEffect(() => {
    if (isTimeChosen) detailsForm.preload();
    if (step === 'details-form' || step === 'open-booking') confirmation.preload();
    if (step === 'confirmation') manageBooking.preload();
  }, [isTimeChosen, step]);
}
