import { useLayoutEffect, useState } from 'preact/hooks';
import { Button, Field } from '../../../ui/index.ts';
import { readLogo } from './read-logo.ts';
import { words } from './words/index.ts';

type LogoFieldProps = {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onValue: (logo: string | null) => void;
};

/** A field for a picture from this device, with a button to remove it. */
export function LogoField({ value, error, onValue }: LogoFieldProps) {
  const texts = words.current;
  const [fault, setFault] = useState<'notPicture' | 'unreadableFile' | undefined>(undefined);

  // Whatever else has changed the logo, such as Remove or Discard, the fault of an earlier file does not apply to it.
  useLayoutEffect(() => setFault(undefined), [value]);

  async function choose(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const logo = await readLogo(file);
      setFault(logo === undefined ? 'notPicture' : undefined);
      if (logo !== undefined) onValue(logo);
    } catch {
      setFault('unreadableFile');
    }
    // Otherwise the browser would not report that the same file was chosen again.
    input.value = '';
  }

  return (
    <>
      <Field label={texts.logo} hint={texts.logoHint} error={fault ? texts[fault] : error} isOptional>
        {({ id, describedBy, isInvalid }) => (
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={({ currentTarget }) => void choose(currentTarget)}
          />
        )}
      </Field>
      {value !== null && <Button onClick={() => onValue(null)}>{texts.removeLogo}</Button>}
    </>
  );
}
