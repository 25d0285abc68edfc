import type { EventType, Slot } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';
import type { Meeting } from '../../meetings/index.ts';
import { ChooseTime } from './choose-time.tsx';
import { momentOf } from './moment.ts';
import { showResult } from './result.tsx';
import { words } from './words/index.ts';

type RescheduleProps = { readonly meeting: Meeting; readonly eventType: EventType; readonly onClose: () => void };

/** Moves a booking to another free time; its own time counts as free. */
export function Reschedule({ meeting, eventType, onClose }: RescheduleProps) {
  const own = words.current.reschedule;
  const { event } = meeting;
  return (
    <ChooseTime
      meeting={meeting}
      eventType={eventType}
      title={own.title}
      text={own.text(event.invitee.name)}
      submitLabel={own.submit}
      isMoving
      onClose={onClose}
      onChoose={async (slot: Slot) => {
        const moved = await change('rescheduleEvent', { params: { id: event.id }, body: { start: slot.start } });
        onClose();
        showResult(moved, own.done(momentOf(moved.start)));
      }}
    />
  );
}
