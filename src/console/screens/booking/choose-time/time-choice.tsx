import { useState } from 'preact/hooks';
import type { EventType } from '../../../../contract/index.ts';
import type { Meeting } from '../../../meetings/index.ts';
import { Segmented } from '../../../ui/index.ts';
import { words } from '../words/index.ts';
import { AnyTime } from './any-time.tsx';
import { SlotPicker } from './slot-picker.tsx';

/** A time that can be booked. */
export type ChosenTime = {
  /** ISO 8601 with an offset. */
  readonly start: string;
  /** Whether invitees are not offered it, so that only the host can book it. */
  readonly ignoresRules: boolean;
};

export type TimeChoiceProps = {
  readonly eventType: EventType;
  /** Minutes. */
  readonly duration: number;
  /** The booking that is rescheduled: its own time counts as free. */
  readonly except: Meeting | undefined;
  readonly selected: ChosenTime | undefined;
  readonly onSelect: (time: ChosenTime | undefined) => void;
};

/** Lets the host choose one of the times that invitees are offered, or enter any other. */
export function TimeChoice(props: TimeChoiceProps) {
  const own = words.current.slots;
  const [which, setWhich] = useState<'offered' | 'any'>('offered');
  const { selected, onSelect } = props;
  return (
    <div class="time-choice">
      <Segmented
        label={own.which}
        tabs={[
          { value: 'offered', label: own.offered },
          { value: 'any', label: own.any },
        ]}
        selected={which}
        onSelect={(next) => {
          setWhich(next);
          onSelect(undefined);
        }}
      />
      {which === 'offered' ? (
        <SlotPicker
          {...props}
          selected={selected?.start}
          onSelect={(slot) => onSelect(slot && { start: slot.start, ignoresRules: false })}
        />
      ) : (
        <AnyTime {...props} />
      )}
    </div>
  );
}
