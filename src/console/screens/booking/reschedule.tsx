import type { EventType } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { change, type LoadState } from '../../data/index.ts';
import type { Meeting } from '../../meetings/index.ts';
import { ChooseTimeDialog, type ChosenTime } from './choose-time/index.ts';
import { momentOf } from './moment.ts';
import { noticeText } from './notice-text.ts';
import { showResult } from './result.tsx';
import { words } from './words/index.ts';

type RescheduleProps = {
  readonly meeting: Meeting;
  readonly eventType: LoadState<EventType>;
  /** The start that is entered at first. @default none */
  readonly proposed?: Instant;
  readonly onClose: () => void;
};

/** Reschedules a booking to another time. Its own time counts as free. */
export function Reschedule({ meeting, eventType, proposed, onClose }: RescheduleProps) {
  const texts = words.current.reschedule;
  const { event } = meeting;
  return (
    <ChooseTimeDialog
      meeting={meeting}
      eventType={eventType}
      title={texts.title}
      text={noticeText(texts.text, event.invitee.name)}
      submitLabel={texts.submit}
      exceptionLabel={texts.anyway}
      isRescheduling
      proposed={proposed}
      onClose={onClose}
      onChoose={async ({ start, ignoresRules }: ChosenTime) => {
        const body = { start, ...(ignoresRules && { ignore_rules: true }) };
        const next = await change('rescheduleEvent', { params: { id: event.id }, body });
        onClose();
        showResult(next, { kind: 'event.rescheduled', sentence: texts.done(momentOf(next.start)) });
      }}
    />
  );
}
