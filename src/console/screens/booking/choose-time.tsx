import { useState } from 'preact/hooks';
import type { EventType, Slot } from '../../../contract/index.ts';
import { parseInstant } from '../../../time/index.ts';
import { cityOf } from '../../formats/index.ts';
import { inviteeTime, type Meeting } from '../../meetings/index.ts';
import { Button, Dialog, describeError, Notice, useAction } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { momentIn } from './moment.ts';
import { SlotPicker } from './slot-picker.tsx';
import { words } from './words/index.ts';

type ChooseTimeProps = {
  readonly meeting: Meeting;
  readonly eventType: EventType;
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  /** Whether the booking moves: then its own time counts as free. */
  readonly isMoving?: boolean;
  readonly onChoose: (slot: Slot) => Promise<void>;
  readonly onClose: () => void;
};

/** Lets the host choose one of the times that invitees are offered. */
export function ChooseTime({ meeting, eventType, title, text, submitLabel, isMoving = false, ...on }: ChooseTimeProps) {
  const [slot, setSlot] = useState<Slot | undefined>(undefined);
  const choose = useAction(async () => {
    if (slot) await on.onChoose(slot);
  });
  return (
    <Dialog
      title={title}
      onClose={on.onClose}
      actions={
        <>
          <Button onClick={on.onClose}>{shellWords.current.cancel}</Button>
          <Button kind="primary" isDisabled={!slot} isBusy={choose.isRunning} onClick={choose.run}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <p class="muted">{text}</p>
      <SlotPicker
        eventType={eventType}
        duration={meeting.event.duration}
        except={isMoving ? meeting : undefined}
        selected={slot}
        onSelect={setSlot}
      />
      {slot && <Chosen meeting={meeting} slot={slot} />}
      {choose.error !== undefined && <Notice tone="bad">{describeError(choose.error)}</Notice>}
    </Dialog>
  );
}

/** The chosen time in words, and the invitee's clock where it differs. */
function Chosen({ meeting, slot }: { readonly meeting: Meeting; readonly slot: Slot }) {
  const start = parseInstant(slot.start);
  if (start === undefined) return null;
  const there = inviteeTime({ ...meeting, start });
  return (
    <p class="chosen">
      <strong>{momentIn(start)}</strong>
      {there && <span class="muted small"> {words.current.slots.chosen(there, cityOf(meeting.inviteeZone))}</span>}
    </p>
  );
}
