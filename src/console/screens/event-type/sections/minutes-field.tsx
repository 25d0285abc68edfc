import { useState } from 'preact/hooks';
import { withColon } from '../../../formats/index.ts';
import { Field, TextInput } from '../../../ui/index.ts';
import { words } from '../words/index.ts';

const unitMinutes = { minutes: 1, hours: 60, days: 1440 } as const;
type Unit = keyof typeof unitMinutes;

/** A length that was entered, and the unit it was entered in. */
type Entry = { readonly minutes: number; readonly unit: Unit };

type MinutesFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly minutes: number;
  readonly onMinutes: (minutes: number) => void;
  readonly min?: number;
  /** The units to choose from. @default all */
  readonly units?: readonly Unit[];
};

/** A field for a length of time, in the largest unit that gives a whole number. */
export function MinutesField({ label, hint, error, minutes, onMinutes, min = 0, ...rest }: MinutesFieldProps) {
  const { units = ['minutes', 'hours', 'days'] } = rest;
  const { units: unitWords } = words.current;
  const [entry, setEntry] = useState<Entry | undefined>(undefined);
  // A value that was not entered here, such as one from another row or version, gets its own unit.
  const unit = entry?.minutes === minutes ? entry.unit : unitFor(minutes, units);
  function enter(count: number, next: Unit): void {
    const all = Math.round(count * unitMinutes[next]);
    setEntry({ minutes: all, unit: next });
    onMinutes(all);
  }
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(control) => (
        <div class="with-unit">
          <TextInput
            {...control}
            type="number"
            min={min}
            step={1}
            value={`${minutes / unitMinutes[unit]}`}
            onValue={(text) => enter(Number(text), unit)}
          />
          <select
            aria-label={withColon(label, unitWords.label)}
            // The options come from `units`.
            onChange={({ currentTarget }) => enter(minutes / unitMinutes[unit], currentTarget.value as Unit)}
          >
            {units.map((one) => (
              <option key={one} value={one} selected={one === unit}>
                {unitWords[one]}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}

function unitFor(minutes: number, units: readonly Unit[]): Unit {
  const fits = (unit: Unit) => units.includes(unit) && minutes > 0 && minutes % unitMinutes[unit] === 0;
  if (fits('days')) return 'days';
  return fits('hours') ? 'hours' : 'minutes';
}
