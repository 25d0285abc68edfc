import { useState } from 'preact/hooks';
import type { EventType } from '../../../../contract/index.ts';
import { type Instant, parseInstant } from '../../../../time/index.ts';
import type { LoadState } from '../../../data/index.ts';
import { cityOf, durationText } from '../../../formats/index.ts';
import { inviteeTime, type Meeting } from '../../../meetings/index.ts';
import { Button, Dialog, describeError, Notice, Show, useAction } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { momentIn } from '../moment.ts';
import { withFreshData } from '../with-fresh-data.ts';
import { words } from '../words/index.ts';
import type { ChosenTime } from './chosen-time.ts';
import { offeredDuration } from './offered-duration.ts';
import { TimeChoice } from './time-choice.tsx';

type ChooseTimeProps = {
  readonly meeting: Meeting;
  readonly eventType: LoadState<EventType>;
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  /** Replaces the title for a time that invitees are not offered. */
  readonly exceptionLabel: string;
  /** Whether the booking is being rescheduled: its own time then counts as free. */
  readonly isRescheduling?: boolean;
  /** The start that is entered at first. */
  readonly proposed?: Instant | undefined;
  readonly onChoose: (time: ChosenTime, eventType: EventType) => Promise<void>;
  readonly onClose: () => void;
};

/** Lets the host choose a time for another booking with the same invitee. */
export function ChooseTimeDialog({
  meeting,
  eventType,
  title,
  text,
  isRescheduling = false,
  proposed,
  ...rest
}: ChooseTimeProps) {
  const [time, setTime] = useState<ChosenTime | undefined>(undefined);
  const choose = useAction(async () => {
    if (!time || eventType.state !== 'ready') return;
    await withFreshData(rest.onChoose(time, eventType.data), () => setTime(undefined));
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
      <Show loaded={eventType}>
        {(type) => (
          <>
            <LengthNotice eventType={type} duration={meeting.event.duration} isRescheduling={isRescheduling} />
            <TimeChoice
              eventType={type}
              duration={meeting.event.duration}
              except={isRescheduling ? meeting : undefined}
              proposed={proposed}
              selected={time}
              onSelect={setTime}
            />
          </>
        )}
      </Show>
      {time && <TimeSummary meeting={meeting} time={time} />}
      {choose.error !== undefined && <Notice tone="bad">{describeError(choose.error)}</Notice>}
    </Dialog>
  );
}

type LengthNoticeProps = {
  readonly eventType: EventType;
  /** The length of the booking, in minutes. */
  readonly duration: number;
  readonly isRescheduling: boolean;
};

/** Says how long the booking will be if the event type no longer offers its length. */
function LengthNotice({ eventType, duration, isRescheduling }: LengthNoticeProps) {
  const { slots } = words.current;
  if (offeredDuration(eventType, duration) !== undefined) return null;
  return (
    <Notice tone="plain">
      {isRescheduling
        ? slots.keepsLength(durationText(duration))
        : slots.usualLength(durationText(duration), durationText(eventType.duration))}
    </Notice>
  );
}

/** The chosen time in words, and the invitee's clock if it differs. */
function TimeSummary({ meeting, time }: { readonly meeting: Meeting; readonly time: ChosenTime }) {
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
