import { useId, useState } from 'preact/hooks';
import { limits } from '../../../../contract/index.ts';
import { Field, TextInput } from '../../../ui/index.ts';
import { words } from '../words/index.ts';

type ShareFieldProps = {
  readonly weight: number;
  readonly onWeight: (weight: number) => void;
  /** The part of all meetings, shown beside the weight. */
  readonly share: string;
  readonly error: string | undefined;
};

/** A field for the weight of a host. While it is empty, the weight stays. */
export function ShareField({ weight, onWeight, share, error }: ShareFieldProps) {
  const [text, setText] = useState(`${weight}`);
  const shareId = useId();
  const isCurrent = text.trim() === '' || Number(text) === weight;
  return (
    <Field label={words.current.hosts.share} error={error}>
      {({ describedBy, ...control }) => (
        <div class="with-unit">
          <TextInput
            {...control}
            describedBy={[describedBy, shareId].filter(Boolean).join(' ')}
            type="number"
            min={0}
            max={limits.hostWeight}
            step={1}
            value={isCurrent ? text : `${weight}`}
            onValue={(next) => {
              setText(next);
              if (next.trim() !== '') onWeight(Number(next));
            }}
            onLeave={() => setText(`${weight}`)}
          />
          <span class="share figures" id={shareId}>
            {share}
          </span>
        </div>
      )}
    </Field>
  );
}
