import { Card, Field, Select } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** The numbers of months to choose from. Programs may set another one. */
const offeredMonths = [3, 6, 12, 24, 36];

type PrivacyCardProps = {
  /** The number of months that is saved, and the chosen one; null for never. */
  readonly saved: number | null;
  readonly months: number | null;
  readonly onChange: (months: number | null) => void;
};

/** Chooses when the data of invitees is erased. */
export function PrivacyCard({ saved, months, onChange }: PrivacyCardProps) {
  const { privacy, erase } = words.current;
  const numbers = [...new Set([...offeredMonths, ...(saved === null ? [] : [saved])])].sort(
    (one, other) => one - other,
  );
  const choices = [
    { value: '', label: erase.never },
    ...numbers.map((number) => ({ value: `${number}`, label: erase.after(number) })),
  ];
  return (
    <Card title={privacy}>
      <Field label={erase.label} hint={erase.hint}>
        {(control) => (
          <Select
            {...control}
            value={months === null ? '' : `${months}`}
            choices={choices}
            onValue={(value) => onChange(value === '' ? null : Number(value))}
          />
        )}
      </Field>
    </Card>
  );
}
