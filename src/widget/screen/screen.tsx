import { useEffect, useRef } from 'preact/hooks';
import type { Booking } from '../model/index.ts';
import { Failure, loadDone, loadFilling, Picking, pickingStages } from '../steps/index.ts';
import { lazy, Notice, useStages } from '../ui/index.ts';
import { Details } from './details.tsx';

const filling = lazy(loadFilling);
const done = lazy(loadDone);

/** The frame, and in it the step the invitee is at. */
export function Screen({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const { step } = booking.step.value;
  const isStuck = booking.eventType.value.state === 'failed' || booking.isWithoutEventType.value;
  const words = { failed: messages.partFailed, tryAgain: messages.tryAgain };
  // On the first paint the focus stays where the page has it.
  const wasElsewhere = useRef(false);
  if (step !== 'picking') wasElsewhere.current = true;
  usePreloads(booking);
  const stage = useStages(pickingStages);
  return (
    <section
      class={`frame ${isStuck ? 'stuck' : step}${booking.areDetailsHidden.value ? ' bare' : ''}`}
      aria-label={
        booking.eventType.value.state === 'ready' ? booking.eventType.value.data.title : messages.bookAMeeting
      }
    >
      {isStuck ? (
        <Stuck booking={booking} />
      ) : (
        <>
          <Details booking={booking} />
          {step === 'picking' && <Picking booking={booking} isReturning={wasElsewhere.current} stage={stage} />}
          {step === 'filling' && (
            <div class="pane">
              <filling.Lazy words={words} booking={booking} />
            </div>
          )}
          {step === 'done' && (
            <div class="pane">
              <done.Lazy words={words} booking={booking} />
            </div>
          )}
        </>
      )}
      <p class="unseen" role="status">
        {booking.announcement.value}
      </p>
    </section>
  );
}

/** Without an event type there is nothing to show: why, and what can be done. */
function Stuck({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const loaded = booking.eventType.value;
  if (booking.isWithoutEventType.value) return <Notice title={messages.missingEventType} />;
  const isUnknown = loaded.state === 'failed' && loaded.failed.kind === 'refused' && loaded.failed.status < 429;
  if (!isUnknown) {
    return <Failure booking={booking} isAsking={loaded.state === 'failed' && loaded.isAsking} />;
  }
  return (
    <Notice title={messages.unknownEventType}>
      <p>{messages.unknownEventTypeHint}</p>
    </Notice>
  );
}

/** Fetches the next step's chunk while this one is still being looked at. */
function usePreloads(booking: Booking): void {
  const isTimeChosen = booking.chosen.value !== undefined;
  const { step } = booking.step.value;
  useEffect(() => {
    if (isTimeChosen) filling.preload();
    if (step === 'filling') done.preload();
  }, [isTimeChosen, step]);
}
