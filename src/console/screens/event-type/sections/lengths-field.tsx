import { useState } from 'preact/hooks';
import { Field, TextInput } from '../../../ui/index.ts';
import { words } from '../words/index.ts';
import { readDurations } from './read-durations.ts';

type LengthsFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly lengths: readonly number[] | null;
  readonly onLengths: (lengths: number[] | null) => void;
};

/** A field for several lengths in minutes, such as `15, 30, 60`. */
export function LengthsField({ label, hint, error, lengths, onLengths }: LengthsFieldProps) {
  const lengthsText = lengths?.join(', ') ?? '';
  const [text, setText] = useState(lengthsText);
  const durations = readDurations(text);
  // Replace the typed text only if the lengths were changed elsewhere, by a discard or another save. While the person
  // types, "30," means the same as "30" and stays.
  const value = durations !== undefined && (durations?.join(', ') ?? '') !== lengthsText ? lengthsText : text;
  return (
    <Field label={label} hint={hint} error={durations === undefined ? words.current.invalid.numbers : error} isOptional>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          onValue={(next) => {
            setText(next);
            const lengths = readDurations(next);
            if (lengths !== undefined) onLengths(lengths);
          }}
        />
      )}
    </Field>
  );
}
