import { useRef, useState } from 'preact/hooks';
import type { Period } from '../../../../contract/index.ts';
import { capitalized, withColon } from '../../../formats/index.ts';
import { announce, Button, isEqual, Switch } from '../../../ui/index.ts';
import { faultOf, splitAtMidnight, tidy, withBreak, withMore } from '../schedule/index.ts';
import { words } from '../words/index.ts';
import { PeriodInputs } from './period-inputs.tsx';

type DayRowProps = {
  readonly name: string;
  readonly nextDay: string;
  readonly periods: readonly Period[];
  readonly onChange: (periods: readonly Period[]) => void;
  /** Moves the part after midnight to the next day. */
  readonly onContinue: (today: readonly Period[], tomorrow: Period) => void;
  readonly onCopy: () => void;
};

/** One weekday: open or closed, and its hours. Leaving the row sorts them and says so. */
export function DayRow({ name, nextDay, periods, onChange, onContinue, onCopy }: DayRowProps) {
  const texts = words.current;
  const [note, setNote] = useState('');
  const closedWith = useRef<readonly Period[]>([]);
  const isOpen = periods.length > 0;
  const late = periods.find((period) => faultOf(period) === 'backwards');

  function toggle(): void {
    if (isOpen) closedWith.current = periods;
    const before = closedWith.current.length > 0 ? closedWith.current : (withMore([]) ?? []);
    onChange(isOpen ? [] : before);
    setNote('');
  }

  function tidyUp(): void {
    const tidyPeriods = tidy(periods);
    if (isEqual(tidyPeriods, periods)) return;
    const text = tidyPeriods.length < periods.length ? texts.joined : texts.sorted;
    setNote(text);
    announce(text);
    onChange(tidyPeriods);
  }

  return (
    <li
      class="day-row"
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) tidyUp();
      }}
    >
      <Switch label={capitalized(name)} isOn={isOpen} onChange={toggle} />
      {isOpen ? (
        <div class="day-hours">
          <PeriodInputs
            label={capitalized(name)}
            periods={periods}
            onChange={(next) => {
              setNote('');
              onChange(next);
            }}
          />
          {late && <Button onClick={() => continueAfter(late)}>{texts.continueNextDay(nextDay, late.end)}</Button>}
          {note && <p class="hint">{note}</p>}
        </div>
      ) : (
        <p class="muted">{texts.closed}</p>
      )}
      {isOpen && <DayActions name={name} periods={periods} onChange={onChange} onCopy={onCopy} />}
    </li>
  );

  function continueAfter(period: Period): void {
    const { today, tomorrow } = splitAtMidnight(period);
    onContinue(
      periods.map((one) => (one === period ? today : one)),
      tomorrow,
    );
  }
}

type DayActionsProps = Pick<DayRowProps, 'name' | 'periods' | 'onChange' | 'onCopy'>;

function DayActions({ name, periods, onChange, onCopy }: DayActionsProps) {
  const texts = words.current;
  const periodsWithBreak = withBreak(periods);
  const morePeriods = withMore(periods);
  return (
    <div class="day-actions">
      {periodsWithBreak && (
        <Button kind="quiet" icon="plus" label={texts.addBreakTo(name)} onClick={() => onChange(periodsWithBreak)}>
          {texts.addBreak}
        </Button>
      )}
      {morePeriods && (
        <Button kind="quiet" icon="plus" label={texts.addHoursTo(name)} onClick={() => onChange(morePeriods)}>
          {texts.addHours}
        </Button>
      )}
      <Button kind="quiet" label={withColon(capitalized(name), texts.copyTo)} onClick={onCopy}>
        {texts.copyTo}
      </Button>
    </div>
  );
}
