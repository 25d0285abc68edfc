import { useState } from 'preact/hooks';
import type { EventType } from '../../../../contract/index.ts';
import { parseInstant } from '../../../../time/index.ts';
import { cityOf, durationText } from '../../../formats/index.ts';
import { inviteeTime, type Meeting } from '../../../meetings/index.ts';
import { Button, Dialog, describeError, Notice, useAction } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { momentIn } from '../moment.ts';
import { withFreshData } from '../with-fresh-data.ts';
import { words } from '../words/index.ts';
import type { ChosenTime } from './chosen-time.ts';
import { offeredDuration } from './offered-duration.ts';
import { TimeChoice } from './time-choice.tsx';

type ChooseTimeProps = {
  readonly meeting: Meeting;
  readonly eventType: EventType;
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  /** Replaces the title for a time that invitees are not offered. */
  readonly exceptionLabel: string;
  /** Whether the booking is rescheduled: then its own time counts as free. */
  readonly isMoving?: boolean;
  readonly onChoose: (time: ChosenTime) => Promise<void>;
  readonly onClose: () => void;
};

/** Lets the host choose a time for another booking with the same invitee. */
export function ChooseTimeDialog({ meeting, eventType, title, text, isMoving = false, ...rest }: ChooseTimeProps) {
  const { slots } = words.current;
  const { event } = meeting;
  const [time, setTime] = useState<ChosenTime | undefined>(undefined);
  const choose = useAction(async () => {
    if (time) await withFreshData(rest.onChoose(time), () => setTime(undefined));
  });
  return (
    <Dialog
      title={title}
      onClose={rest.onClose}
      actions={
        <>
          <Button onClick={rest.onClose}>{shellWords.current.cancel}</Button>
          <Button kind="primary" isDisabled={!time} isBusy={choose.isRunning} onClick={choose.run}>
            {time?.ignoresRules ? rest.exceptionLabel : rest.submitLabel}
          </Button>
        </>
      }
    >
      <p class="muted">{text}</p>
      {offeredDuration(eventType, event.duration) === undefined && (
        <Notice tone="plain">
          {isMoving
            ? slots.keepsLength(durationText(event.duration))
            : slots.usualLength(durationText(event.duration), durationText(eventType.duration))}
        </Notice>
      )}
      <TimeChoice
        eventType={eventType}
        duration={event.duration}
        except={isMoving ? meeting : undefined}
        selected={time}
        onSelect={setTime}
      />
      {time && <Chosen meeting={meeting} time={time} />}
      {choose.error !== undefined && <Notice tone="bad">{describeError(choose.error)}</Notice>}
    </Dialog>
  );
}

/** The chosen time in words, and the invitee's clock if it differs. */
function Chosen({ meeting, time }: { readonly meeting: Meeting; readonly time: ChosenTime }) {
  const start = parseInstant(time.start);
  if (start === undefined) return null;
  const there = inviteeTime({ ...meeting, start });
  return (
    <p class="chosen">
      <strong>{momentIn(start)}</strong>
      {there && <span class="muted small"> {words.current.slots.chosen(there, cityOf(meeting.inviteeZone))}</span>}
    </p>
  );
}
