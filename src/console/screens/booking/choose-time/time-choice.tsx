import { useState } from 'preact/hooks';
import { Segmented } from '../../../ui/index.ts';
import { words } from '../words/index.ts';
import { AnyTime } from './any-time.tsx';
import type { TimeChoiceProps } from './chosen-time.ts';
import { SlotPicker } from './slot-picker.tsx';

/** Lets the host choose one of the times that invitees are offered, or enter any other. */
export function TimeChoice(props: TimeChoiceProps) {
  const texts = words.current.slots;
  const { proposed, selected, onSelect } = props;
  const [which, setWhich] = useState<'offered' | 'any'>(proposed === undefined ? 'offered' : 'any');
  return (
    <div class="time-choice">
      <Segmented
        label={texts.which}
        tabs={[
          { value: 'offered', label: texts.offered },
          { value: 'any', label: texts.any },
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
