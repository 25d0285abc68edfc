import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { limits } from '../../../contract/index.ts';
import { shellWords } from '../../words/index.ts';
import { completeLink, isLink } from './complete-link.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type LinkFieldProps = {
  readonly label: string;
  readonly hint: ComponentChildren;
  /** What the server refuses. */
  readonly error: string | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
};

/** A field for the link to a call. Completes an address without `https://` when it is left, or says what is missing. */
export function LinkField({ label, hint, error, value, onValue }: LinkFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && value !== '' && !isLink(completeLink(value));
  function leave(): void {
    setLeft(true);
    const link = completeLink(value);
    if (link !== value) onValue(link);
  }
  return (
    <Field label={label} hint={hint} error={isWrong ? shellWords.current.failed.fields.address : error}>
      {(control) => (
        <TextInput {...control} value={value} onValue={onValue} onLeave={leave} maxLength={limits.place} isRequired />
      )}
    </Field>
  );
}
