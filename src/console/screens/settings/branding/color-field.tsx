import { Button, Field, TextInput } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** The accent of the product, which holds until the host has chosen one. */
const ownColor = '#2456e6';

type ColorFieldProps = {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onValue: (color: string | null) => void;
};

/** A color, and the way back to that of the product. */
export function ColorField({ value, error, onValue }: ColorFieldProps) {
  const own = words.current;
  return (
    <>
      <Field label={own.color} hint={own.colorHint} error={error}>
        {(control) => <TextInput {...control} type="color" value={value ?? ownColor} onValue={onValue} />}
      </Field>
      {value !== null && <Button onClick={() => onValue(null)}>{own.defaultColor}</Button>}
    </>
  );
}
