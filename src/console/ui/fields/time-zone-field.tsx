import { useId } from 'preact/hooks';
import { cityOf } from '../../formats/index.ts';
import { Field, TextInput } from './field.tsx';

type TimeZoneFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onValue: (zone: string) => void;
  readonly error?: string | undefined;
};

/** Asks for a zone by its IANA name, with the browser's own list to search in. */
export function TimeZoneField({ label, hint, value, onValue, error }: TimeZoneFieldProps) {
  const list = useId();
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(control) => (
        <>
          <TextInput {...control} list={list} value={value} onValue={onValue} isRequired />
          <datalist id={list}>
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone} value={zone}>
                {cityOf(zone)}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
