import { Field, TextInput } from '../../../ui/index.ts';

type NumberFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Null if nothing is entered. */
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
  readonly min?: number;
};

/** A field for a number. It may be left empty. */
export function NumberField({ label, hint, error, value, onValue, min = 1 }: NumberFieldProps) {
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          min={min}
          step={1}
          value={value === null ? '' : `${value}`}
          onValue={(text) => onValue(text.trim() === '' ? null : Number(text))}
        />
      )}
    </Field>
  );
}
