import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DateOverride } from '../../../../contract/index.ts';
import { type LocalDate, parseLocalDate, type ZoneName } from '../../../../time/index.ts';
import { announce, Button, Card } from '../../../ui/index.ts';
import type { ScheduleFields } from '../schedule/index.ts';
import { words } from '../words/index.ts';
import { overrideOn, withOverride } from './date-overrides.ts';
import { MonthGrid } from './month-grid.tsx';
import { type EditedOverride, OverrideForm } from './override-form.tsx';
import { OverrideList } from './override-list.tsx';
import { overridesText } from './overrides-text.ts';
import { StayingBookings } from './staying-bookings.tsx';

type DaysOffProps = {
  readonly fields: ScheduleFields;
  /** The host whose hours these are; null if they are the account's. */
  readonly hostId: number | null;
  /** The schedule's zone, if this browser knows it. */
  readonly zone: ZoneName;
  /** In that zone. */
  readonly today: LocalDate;
  readonly firstWeekday: number;
  readonly onChange: (change: Partial<ScheduleFields>) => void;
};

/** An override while it is edited, and the lists of all of them. It is part of the draft as soon as it has a day. */
type EditedDays = {
  readonly override: EditedOverride;
  /** As it was when the form opened, to cancel. */
  readonly before: readonly DateOverride[];
  /** With the edited one. Once the draft holds another list, it was saved or discarded, and the form closes. */
  readonly after: readonly DateOverride[];
};

/** Has no day yet: the next one that is picked becomes its first. */
const newOverride: EditedOverride = { from: '', to: '', hours: [], original: undefined, isRangeOpen: true };

/** The days that differ from the week: a calendar of them, and a line of text for each. */
export function DaysOff({ fields, hostId, zone, today, firstWeekday, onChange }: DaysOffProps) {
  const texts = words.current;
  const { overrides } = fields;
  const [editing, setEditing] = useState<EditedDays | undefined>(undefined);
  const form = editing?.after === overrides ? editing : undefined;
  const current = form?.override;
  // Stays after "Done" and "Save", until other days are edited.
  const [last, setLast] = useState<DateOverride | undefined>(undefined);
  const closed = overrides.find((one) => isSameDaysOff(one, last) && isComing(one, today));
  const { below, isReplaced } = useReplacedFocus();
  const edit = (override: DateOverride) => setOverride({ ...override, original: override, isRangeOpen: false });

  function setOverride(next: EditedOverride): void {
    isReplaced.current ||= !form;
    const before = form?.before ?? overrides;
    const after = withEdited(before, next);
    setEditing({ override: next, before, after });
    setLast(next);
    onChange({ overrides: after });
  }

  function close(list: readonly DateOverride[]): void {
    isReplaced.current = true;
    setEditing(undefined);
    onChange({ overrides: list });
  }

  function pick(date: LocalDate): void {
    const next = pickedOverride(date);
    setOverride(next);
    announce(overridesText([next], today));
  }

  function pickedOverride(date: LocalDate): EditedOverride {
    if (current?.isRangeOpen && current.from !== '' && date >= current.from)
      return { ...current, to: date, isRangeOpen: false };
    const override = overrideOn(overrides, date);
    if (override && !current) return { ...override, original: override, isRangeOpen: false };
    return { ...(current ?? newOverride), from: date, to: date, isRangeOpen: true };
  }

  return (
    <Card title={texts.daysOff}>
      <MonthGrid fields={fields} today={today} firstWeekday={firstWeekday} selected={current} onPick={pick} />
      <div class="days-off" ref={below}>
        {form && current ? (
          <OverrideForm
            override={current}
            today={today}
            onChange={(change) => setOverride({ ...current, ...change })}
            onDone={(hours) => close(overrides.map((one) => (one.from === current.from ? { ...one, hours } : one)))}
            onClose={() => close(form.before)}
          />
        ) : (
          <>
            <OverrideList
              overrides={overrides}
              today={today}
              onEdit={edit}
              onRemove={(override) => onChange({ overrides: overrides.filter((one) => one !== override) })}
            />
            <Button icon="plus" onClick={() => setOverride(newOverride)}>
              {texts.addDaysOff}
            </Button>
          </>
        )}
        {closed && <StayingBookings days={closed} zone={zone} hostId={hostId} />}
      </div>
    </Card>
  );
}

function withEdited(
  overrides: readonly DateOverride[],
  { original, isRangeOpen: _, ...override }: EditedOverride,
): readonly DateOverride[] {
  if (!original && override.from === '' && override.to === '') return overrides;
  return withOverride(
    overrides.filter((one) => one !== original),
    override,
  );
}

/** Focuses the first control below the calendar after a button that was pressed there has been replaced. */
function useReplacedFocus() {
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
  return { below, isReplaced };
}

/** Returns whether an override closes the days of another one. */
function isSameDaysOff({ from, to, hours }: DateOverride, other: DateOverride | undefined): boolean {
  return hours.length === 0 && from === other?.from && to === other.to;
}

/** Returns whether both days are real dates, and the last one is not over. */
function isComing({ from, to }: Pick<DateOverride, 'from' | 'to'>, today: LocalDate): boolean {
  return Boolean(parseLocalDate(from) && parseLocalDate(to)) && from <= to && to >= today;
}
