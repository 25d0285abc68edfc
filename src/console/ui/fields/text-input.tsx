import type { ControlProps } from './field.tsx';

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
