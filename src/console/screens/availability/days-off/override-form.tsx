import { useEffect, useRef, useState } from 'preact/hooks';
import type { DateOverride } from '../../../../contract/index.ts';
import { type LocalDate, parseLocalDate } from '../../../../time/index.ts';
import { Button, Field, focusFault, Segmented, TextInput } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { faultOf, tidy, withBreak, withMore } from '../schedule/index.ts';
import { PeriodInputs } from '../week/index.ts';
import { words } from '../words/index.ts';

/** An override while it is edited. */
export type EditedOverride = DateOverride & {
  /** The override that it replaces, if it is not new. */
  readonly original: DateOverride | undefined;
  /** Whether the next picked day becomes the last one, if there is a first one. */
  readonly isRangeOpen: boolean;
};

type OverrideFormProps = {
  readonly override: EditedOverride;
  readonly today: LocalDate;
  readonly onChange: (change: Partial<EditedOverride>) => void;
  readonly onDone: (hours: DateOverride['hours']) => void;
  readonly onClose: () => void;
};

/** The dates of an override, and whether they are closed or have other hours. */
export function OverrideForm({ override, today, onChange, onDone, onClose }: OverrideFormProps) {
  const texts = words.current;
  const [attempts, setAttempts] = useState(0);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => focusFault(sheet.current), [attempts]);
  const { from, to, hours } = override;
  const isOpen = hours.length > 0;
  const hasDates = Boolean(parseLocalDate(from) && parseLocalDate(to)) && from <= to;
  const common = { type: 'date', min: from && from < today ? from : today } as const;

  function finish(): void {
    if (hasDates && !hours.some(faultOf)) onDone(tidy(hours));
    else setAttempts(attempts + 1);
  }

  return (
    <div class="stack override-form" ref={sheet}>
      <div class="columns">
        <Field
          label={texts.firstDay}
          error={attempts > 0 && !from ? texts.chooseDates : undefined}
          hint={from ? undefined : texts.pickFirst}
        >
          {(control) => (
            <TextInput
              {...control}
              {...common}
              value={from}
              onValue={(next) => onChange({ from: next, to: next > to ? next : to, isRangeOpen: false })}
            />
          )}
        </Field>
        <Field
          label={texts.lastDay}
          error={attempts > 0 && from && !hasDates ? texts.chooseDates : undefined}
          hint={override.isRangeOpen && from ? texts.pickLast : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              {...common}
              value={to}
              onValue={(next) => onChange({ to: next, isRangeOpen: false })}
              // Not on input: while a date is being typed, the field holds other dates.
              onLeave={() => to && to < from && onChange({ from: to })}
            />
          )}
        </Field>
      </div>
      <Segmented
        label={texts.onTheseDays}
        tabs={[
          { value: 'closed', label: texts.closed },
          { value: 'open', label: texts.otherHours },
        ]}
        selected={isOpen ? 'open' : 'closed'}
        onSelect={(kind) => onChange({ hours: kind === 'open' ? (isOpen ? hours : (withMore([]) ?? [])) : [] })}
      />
      {isOpen && <OtherHours hours={hours} onChange={(next) => onChange({ hours: [...next] })} />}
      <div class="row">
        {/* The page's primary button is "Save". */}
        <Button onClick={finish}>{texts.done}</Button>
        <Button kind="quiet" onClick={onClose}>
          {shellWords.current.cancel}
        </Button>
      </div>
    </div>
  );
}

type OtherHoursProps = {
  readonly hours: DateOverride['hours'];
  readonly onChange: (hours: readonly DateOverride['hours'][number][]) => void;
};

function OtherHours({ hours, onChange }: OtherHoursProps) {
  const texts = words.current;
  const hoursWithBreak = withBreak(hours);
  const moreHours = withMore(hours);
  return (
    <div>
      <PeriodInputs label={texts.otherHours} periods={hours} onChange={onChange} />
      <div class="day-actions">
        {hoursWithBreak && (
          <Button kind="quiet" icon="plus" onClick={() => onChange(hoursWithBreak)}>
            {texts.addBreak}
          </Button>
        )}
        {moreHours && (
          <Button kind="quiet" icon="plus" onClick={() => onChange(moreHours)}>
            {texts.addHours}
          </Button>
        )}
      </div>
    </div>
  );
}
