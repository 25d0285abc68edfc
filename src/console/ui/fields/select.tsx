import type { ControlProps } from './field.tsx';

/** One choice: its value, and its label. */
export type Choice<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, if it is not the page's. */
  readonly lang?: string;
  readonly isDisabled?: boolean;
};

type SelectProps<Value extends string> = ControlProps & {
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onValue: (value: Value) => void;
};

/** One of several choices. */
export function Select<Value extends string>({
  describedBy,
  isInvalid,
  id,
  value,
  choices,
  onValue,
}: SelectProps<Value>) {
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      // The options come from `choices`.
      onChange={({ currentTarget }) => onValue(currentTarget.value as Value)}
    >
      {choices.map((choice) => (
        <option
          key={choice.value}
          // A name such as "30-minute meeting" would begin with its second word on a right-to-left page.
          dir="auto"
          lang={choice.lang}
          value={choice.value}
          selected={choice.value === value}
          disabled={choice.isDisabled}
        >
          {choice.label}
        </option>
      ))}
    </select>
  );
}
