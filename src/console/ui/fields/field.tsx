import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { shellWords } from '../../words/index.ts';

/** The props that connect a control to its label, its hint and its error. Spread them on the control. */
export type ControlProps = {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
};

type FieldProps = {
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** The error and its remedy. Empty if nothing is wrong. */
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  /** Hides the field, but keeps its control for password managers. */
  readonly isHidden?: boolean;
  readonly children: (control: ControlProps) => ComponentChildren;
};

/** A label above its control, with a hint and an error below. */
export function Field({ label, hint, error, isOptional = false, isHidden = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div class="field" hidden={isHidden}>
      <label for={id}>
        {label} {isOptional && <span class="muted">({shellWords.current.optional})</span>}
      </label>
      {children({ id, describedBy, isInvalid: Boolean(error) })}
      {error && (
        <p class="field-error" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextInputProps = ControlProps & {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'search' | 'time' | 'date' | 'number' | 'color';
  readonly autocomplete?: string;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly min?: string | number;
  readonly max?: string | number;
  readonly step?: number;
  readonly maxLength?: number;
  /** The id of a `<datalist>`. */
  readonly list?: string;
  readonly onLeave?: () => void;
};

/**
 * The direction of an input, by its type: addresses run from left to right in every language, text as its first letter
 * does.
 */
const directions: Partial<Record<NonNullable<TextInputProps['type']>, 'ltr' | 'auto'>> = {
  email: 'ltr',
  search: 'auto',
  tel: 'ltr',
  text: 'auto',
  url: 'ltr',
};

/** One line of text, or one of the browser's own inputs for a date, a time or a number. */
export function TextInput({ describedBy, isInvalid, value, onValue, ...rest }: TextInputProps) {
  const { type = 'text', isRequired, isReadOnly, onLeave, maxLength, ...attributes } = rest;
  return (
    <input
      // The types of Preact have a variant for each `type`; here it is not known before the component is used.
      {...({ ...attributes, type, dir: directions[type] } as object)}
      value={value}
      required={isRequired}
      readOnly={isReadOnly}
      maxLength={maxLength}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onInput={({ currentTarget }) => onValue(currentTarget.value)}
      onBlur={onLeave}
    />
  );
}

type TextAreaProps = ControlProps & {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly rows?: number;
  readonly maxLength?: number;
};

/** Several lines of text. */
export function TextArea({ describedBy, isInvalid, value, onValue, ...attributes }: TextAreaProps) {
  return (
    <textarea
      rows={3}
      dir="auto"
      {...attributes}
      value={value}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onInput={({ currentTarget }) => onValue(currentTarget.value)}
    />
  );
}

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

type ToggleProps = {
  readonly label: ComponentChildren;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
};

/** A switch with its label beside it. */
export function Switch({ label, isOn, onChange, isLabelHidden = false, isDisabled = false }: ToggleProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span class={isLabelHidden ? 'visually-hidden' : ''}>{label}</span>
    </label>
  );
}

type CheckboxProps = Omit<ToggleProps, 'isLabelHidden'> & {
  readonly isInvalid?: boolean;
  /** The id of its error. */
  readonly describedBy?: string | undefined;
};

/** A checkbox with its label beside it. */
export function Checkbox({ label, isOn, onChange, isDisabled = false, isInvalid = false, describedBy }: CheckboxProps) {
  return (
    <label class="checkbox">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
