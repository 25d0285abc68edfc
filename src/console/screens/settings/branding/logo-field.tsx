import { useState } from 'preact/hooks';
import { Button, Field } from '../../../ui/index.ts';
import { readLogo } from './read-logo.ts';
import { words } from './words/index.ts';

type LogoFieldProps = {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onValue: (logo: string | null) => void;
};

/** A picture from this device, and the way to go without one. */
export function LogoField({ value, error, onValue }: LogoFieldProps) {
  const own = words.current;
  const [isUnreadable, setUnreadable] = useState(false);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const logo = await readLogo(file);
    setUnreadable(logo === undefined);
    if (logo !== undefined) onValue(logo);
  }

  return (
    <>
      <Field label={own.logo} hint={own.logoHint} error={isUnreadable ? own.notPicture : error} isOptional>
        {({ id, describedBy, isInvalid }) => (
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
        )}
      </Field>
      {value !== null && <Button onClick={() => onValue(null)}>{own.removeLogo}</Button>}
    </>
  );
}
