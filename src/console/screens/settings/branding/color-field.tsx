import { defaultAccent } from '../../../../contract/index.ts';
import { Button, Field, TextInput } from '../../../ui/index.ts';
import { words } from './words/index.ts';

type ColorFieldProps = {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onValue: (color: string | null) => void;
};

/** A field for a color, with a button to return to the default. */
export function ColorField({ value, error, onValue }: ColorFieldProps) {
  const texts = words.current;
  return (
    <>
      <Field label={texts.color} hint={texts.colorHint} error={error}>
        {(control) => <TextInput {...control} type="color" value={value ?? defaultAccent} onValue={onValue} />}
      </Field>
      {value !== null && <Button onClick={() => onValue(null)}>{texts.defaultColor}</Button>}
    </>
  );
}
