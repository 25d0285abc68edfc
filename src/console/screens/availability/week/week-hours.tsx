import { useState } from 'preact/hooks';
import type { Period } from '../../../../contract/index.ts';
import type { Weekday } from '../../../../time/index.ts';
import { weekdayName } from '../../../formats/index.ts';
import { dayAfter, type ScheduleFields, tidy } from '../schedule/index.ts';
import { words } from '../words/index.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DayRow } from './day-row.tsx';

type WeekHoursProps = {
  /** In the order of the host's week. */
  readonly week: readonly Weekday[];
  readonly fields: ScheduleFields;
  readonly onChange: (change: Partial<ScheduleFields>) => void;
};

/** The hours of a week: seven rows. */
export function WeekHours({ week, fields, onChange }: WeekHoursProps) {
  const [source, setSource] = useState<Weekday | undefined>(undefined);
  const set = (weekday: Weekday, periods: readonly Period[]) => onChange({ [weekday]: periods });
  return (
    <>
      <ul class="week" aria-label={words.current.weeklyHours}>
        {week.map((weekday) => (
          <DayRow
            key={weekday}
            name={weekdayName(weekday)}
            nextDay={weekdayName(dayAfter(weekday))}
            periods={fields[weekday]}
            onChange={(periods) => set(weekday, periods)}
            onContinue={(today, tomorrow) => {
              const next = dayAfter(weekday);
              onChange({ [weekday]: tidy(today), [next]: tidy([tomorrow, ...fields[next]]) });
            }}
            onCopy={() => setSource(weekday)}
          />
        ))}
      </ul>
      {source && (
        <CopyDialog
          from={source}
          week={week}
          onClose={() => setSource(undefined)}
          onCopy={(days) => {
            onChange(Object.fromEntries(days.map((weekday) => [weekday, fields[source]])));
            setSource(undefined);
          }}
        />
      )}
    </>
  );
}
