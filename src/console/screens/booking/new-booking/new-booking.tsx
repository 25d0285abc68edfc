import { useEffect, useRef } from 'preact/hooks';
import type { EventType, User } from '../../../../contract/index.ts';
import { Button, Card, describeError, focusFault, Notice, Show } from '../../../ui/index.ts';
import { words as bookingWords } from '../words/index.ts';
import { InviteeFields } from './invitee-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useNewBooking } from './use-new-booking.ts';
import { words } from './words/index.ts';

type NewBookingProps = {
  readonly eventTypes: readonly EventType[];
  /** The event type selected first. */
  readonly first: EventType;
  readonly user: User;
};

/** The form of a new booking, and the button that books it. */
export function NewBooking({ eventTypes, first, user }: NewBookingProps) {
  const texts = words.current;
  const { again } = bookingWords.current;
  const { booking, setBooking, fields, input, setInput, faults, book } = useNewBooking({ first, user });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFault(form.current), [faults]);
  return (
    <form
      ref={form}
      // The same check as on the server, so that errors are in the page's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void book.run();
      }}
    >
      <div class="booking-sheets">
        <div>
          <Card title={texts.time}>
            <TimeFields eventTypes={eventTypes} booking={booking} zone={input.timezone} onChange={setBooking} />
          </Card>
        </div>
        <div>
          <Card title={texts.invitee}>
            <Show loaded={fields}>
              {(questions) => (
                <InviteeFields
                  questions={questions}
                  input={input}
                  faults={faults}
                  error={book.error}
                  onChange={setInput}
                />
              )}
            </Show>
            <div class="booking-foot">
              {book.error !== undefined && <Notice tone="bad">{describeError(book.error)}</Notice>}
              <Button kind="primary" type="submit" isBusy={book.isRunning}>
                {booking.time?.ignoresRules ? again.anyway : again.submit}
              </Button>
            </div>
          </Card>
        </div>
      </div>
    </form>
  );
}
