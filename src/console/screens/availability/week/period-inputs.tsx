import { useId } from 'preact/hooks';
import type { Period } from '../../../../contract/index.ts';
import { periodText } from '../../../formats/index.ts';
import { IconButton, useRowFocus } from '../../../ui/index.ts';
import { faultOf } from '../schedule/index.ts';
import { words } from '../words/index.ts';

const fiveMinutes = 300;

type PeriodInputsProps = {
  /** The name of the day, for screen readers: `Monday`. */
  readonly label: string;
  readonly periods: readonly Period[];
  readonly onChange: (periods: readonly Period[]) => void;
};

/** The periods of a day: two times each. The end of a day is entered as 00:00, because browsers do not accept 24:00. */
export function PeriodInputs({ label, periods, onChange }: PeriodInputsProps) {
  const texts = words.current;
  const id = useId();
  const listProps = useRowFocus();
  // With a break, the day has several pairs of inputs: "Monday 2, from".
  const nameAt = (index: number) => (periods.length > 1 ? `${label} ${index + 1}` : label);
  const set = (index: number, change: Partial<Period>) =>
    onChange(periods.map((period, other) => (other === index ? { ...period, ...change } : period)));
  return (
    <ul class="periods" {...listProps}>
      {periods.map((period, index) => {
        const fault = faultOf(period);
        const errorId = fault ? `${id}-${index}` : undefined;
        const common = { type: 'time', step: fiveMinutes, 'aria-describedby': errorId } as const;
        return (
          <li key={index}>
            <div class="period">
              <input
                {...common}
                aria-label={texts.from(nameAt(index))}
                aria-invalid={fault && true}
                value={period.start}
                onInput={({ currentTarget }) => set(index, { start: currentTarget.value })}
              />
              <span aria-hidden="true">–</span>
              <input
                {...common}
                aria-label={texts.until(nameAt(index))}
                aria-invalid={fault && true}
                value={period.end === '24:00' ? '00:00' : period.end}
                onInput={({ currentTarget: { value } }) => set(index, { end: value === '00:00' ? '24:00' : value })}
              />
              {periods.length > 1 && (
                <IconButton
                  icon="cross"
                  label={texts.removeHours(fault ? nameAt(index) : `${label} ${periodText(period)}`)}
                  onClick={() => onChange(periods.filter((_, other) => other !== index))}
                />
              )}
            </div>
            {period.end === '24:00' && <p class="muted small">{texts.midnight}</p>}
            {fault && (
              <p class="field-error" id={errorId}>
                {texts[fault]}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
