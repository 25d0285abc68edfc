import { parseInstant } from '../../../time/index.ts';
import type { BookingChanges } from '../../booking-changes/index.ts';
import type { Time } from '../../calendar/index.ts';
import type { Booking, Step } from '../../model/index.ts';
import { useFocusOnAppear } from '../../ui/index.ts';
import { zonesInWords } from '../zones-in-words.ts';
import { ManagingActions } from './booking-actions.tsx';

type MovingProps = {
  readonly booking: Booking;
  readonly changes: BookingChanges;
  readonly step: Step & { step: 'moving' };
};

/** The old time beside the new, and the question whether to move. */
export function Moving({ booking, changes, step: { event, time } }: MovingProps) {
  const title = useFocusOnAppear<HTMLHeadingElement>();
  const { messages } = booking.language.value;
  const [start, end] = [parseInstant(event.start), parseInstant(event.end)];
  const isSame = start === time.start && end === time.end;
  return (
    <section class="form" part="form" aria-labelledby="managing-title">
      <div class="form-body">
        <h3 id="managing-title" ref={title} class="step-title" tabIndex={-1}>
          {messages.moveTitle}
        </h3>
        <dl class="old-and-new">
          {start !== undefined && end !== undefined && (
            <div class="old">
              <dt>{messages.oldTime}</dt>
              <When booking={booking} time={{ start, end }} />
            </div>
          )}
          <div class="new">
            <dt>{messages.newTime}</dt>
            <When booking={booking} time={time} />
          </div>
        </dl>
        {isSame && <p class="hint">{messages.sameTime}</p>}
      </div>
      <ManagingActions
        booking={booking}
        words={{ act: messages.moveNow, acting: messages.movingNow, back: messages.back }}
        act={isSame ? undefined : () => void changes.move(event, time)}
        back={booking.back}
      />
    </section>
  );
}

function When({ booking, time }: { booking: Booking; time: Time }) {
  return (
    <dd>
      <b>{booking.formats.value.fullDate(booking.dateOf(time.start))}</b>
      <span class="quiet">{zonesInWords(booking, time)}</span>
    </dd>
  );
}
