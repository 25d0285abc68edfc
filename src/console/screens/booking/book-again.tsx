import type { EventType } from '../../../contract/index.ts';
import type { LoadState } from '../../data/index.ts';
import type { Meeting } from '../../meetings/index.ts';
import { navigate } from '../../routing/index.ts';
import { ChooseTimeDialog, type ChosenTime, offeredDuration } from './choose-time/index.ts';
import { momentOf } from './moment.ts';
import { showResult } from './result.tsx';
import { useIdempotentBooking } from './use-idempotent-booking.ts';
import { words } from './words/index.ts';

type BookAgainProps = {
  readonly meeting: Meeting;
  readonly eventType: LoadState<EventType>;
  readonly onClose: () => void;
};

/** Books another time for the same invitee, with the answers of the last time. */
export function BookAgain({ meeting, eventType, onClose }: BookAgainProps) {
  const texts = words.current.again;
  const { event } = meeting;
  const book = useIdempotentBooking();
  return (
    <ChooseTimeDialog
      meeting={meeting}
      eventType={eventType}
      title={texts.title}
      text={texts.text(event.invitee.name)}
      submitLabel={texts.submit}
      exceptionLabel={texts.anyway}
      onClose={onClose}
      onChoose={async ({ start, ignoresRules }: ChosenTime, type: EventType) => {
        const duration = offeredDuration(type, event.duration);
        const { event_type_id, timezone, answers, locale } = event;
        const exception = ignoresRules && { ignore_rules: true };
        const length = duration !== undefined && duration !== type.duration && { duration };
        const ownLocale = locale !== undefined && { locale };
        const body = { event_type_id, start, timezone, answers, ...length, ...ownLocale, ...exception };
        const newEvent = await book(body);
        onClose();
        await navigate(`/bookings/${newEvent.id}`);
        showResult(newEvent, { kind: 'event.created', sentence: texts.done(momentOf(newEvent.start)) });
      }}
    />
  );
}
