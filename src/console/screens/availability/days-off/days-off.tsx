import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DateOverride } from '../../../../contract/index.ts';
import type { LocalDate } from '../../../../time/index.ts';
import { Button, Card } from '../../../ui/index.ts';
import type { ScheduleFields } from '../schedule/index.ts';
import { words } from '../words/index.ts';
import { overrideOn, withOverride } from './date-overrides.ts';
import { MonthGrid } from './month-grid.tsx';
import { type EditedOverride, OverrideForm } from './override-form.tsx';
import { OverrideList } from './override-list.tsx';

type DaysOffProps = {
  readonly fields: ScheduleFields;
  /** In the schedule's zone. */
  readonly today: LocalDate;
  readonly firstWeekday: number;
  readonly onChange: (change: Partial<ScheduleFields>) => void;
};

/** The days that differ from the week: a calendar of them, and a line of text for each. */
export function DaysOff({ fields, today, firstWeekday, onChange }: DaysOffProps) {
  const own = words.current;
  const { overrides } = fields;
  const [edited, keepEdited] = useState<EditedOverride | undefined>(undefined);
  const below = useRef<HTMLDivElement>(null);
  const isReplaced = useRef(false);
  useLayoutEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (isReplaced.current && document.activeElement === document.body) {
      const controls = [...(below.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
      controls.find((control) => !control.closest('details'))?.focus();
    }
    isReplaced.current = false;
  });
  const without = (override: DateOverride | undefined) => overrides.filter((one) => one !== override);
  const edit = (override: DateOverride) => setEdited({ ...override, before: override, isRangeOpen: false });

  function setEdited(next: EditedOverride | undefined): void {
    isReplaced.current = true;
    keepEdited(next);
  }

  function pick(date: LocalDate): void {
    if (edited?.isRangeOpen && date >= edited.from) {
      setEdited({ ...edited, to: date, isRangeOpen: false });
      return;
    }
    const override = overrideOn(overrides, date);
    if (override && !edited) edit(override);
    else setEdited({ hours: [], before: undefined, ...edited, from: date, to: date, isRangeOpen: true });
  }

  return (
    <Card title={own.daysOff}>
      <MonthGrid {...{ fields, today, firstWeekday }} selected={edited} onPick={pick} />
      <div ref={below}>
        {edited ? (
          <OverrideForm
            edited={edited}
            today={today}
            onChange={(change) => keepEdited({ ...edited, ...change })}
            onDone={({ from, to, hours }) => {
              onChange({ overrides: withOverride(without(edited.before), { from, to, hours }) });
              setEdited(undefined);
            }}
            onClose={() => setEdited(undefined)}
          />
        ) : (
          <>
            <OverrideList
              overrides={overrides}
              today={today}
              onEdit={edit}
              onRemove={(override) => onChange({ overrides: overrides.filter((one) => one !== override) })}
            />
            <Button icon="plus" onClick={() => pick(today)}>
              {own.addDaysOff}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
