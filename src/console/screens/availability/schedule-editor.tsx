import { useEffect, useState } from 'preact/hooks';
import type { Availability } from '../../../contract/index.ts';
import { isIntlZone, toLocalTime } from '../../../time/index.ts';
import { change, now, useData } from '../../data/index.ts';
import {
  capitalized,
  cityOf,
  dateRangeText,
  hostZone,
  listText,
  periodText,
  weekdayName,
  withColon,
  zoneText,
} from '../../formats/index.ts';
import {
  Button,
  Card,
  Chip,
  ConflictDialog,
  Screen as Page,
  SaveBar,
  TranslatedError,
  useDraft,
  useSave,
} from '../../ui/index.ts';
import { DaysOff, overridesText } from './days-off/index.ts';
import { DeletedNotice } from './deleted-notice.tsx';
import { bodyOf, faultyDay, fieldsOf, isUndated, type ScheduleFields, weekFrom } from './schedule/index.ts';
import { ScheduleActions } from './schedule-actions.tsx';
import { ScheduleLinks } from './schedule-links.tsx';
import { UsedBy } from './used-by.tsx';
import { WeekHours } from './week/index.ts';
import { words } from './words/index.ts';
import { ZoneDialog } from './zone-dialog.tsx';

type ScheduleEditorProps = {
  readonly schedule: Availability;
  /** All schedules, with the names of the colleagues whose they are. */
  readonly all: readonly Availability[];
};

/** One schedule: its week, its days off and its zone, saved together. */
export function ScheduleEditor({ schedule, all }: ScheduleEditorProps) {
  const texts = words.current;
  const profile = useData('getCurrentUser');
  const firstWeekday = profile.state === 'ready' ? profile.data.start_of_week : 1;
  const week = weekFrom(firstWeekday);
  const draft = useDraft(fieldsOf(schedule));
  const fields = draft.value;
  // The server may know a zone that this browser lacks.
  const zone = isIntlZone(fields.timezone) ? fields.timezone : hostZone();
  const today = toLocalTime(now(), zone).date;
  const save = useSave({
    saved: schedule,
    fieldsOf,
    draft,
    send: ({ changed, fields, headers }) => {
      const refusal = refusalOf(fields);
      if (refusal) throw new TranslatedError(refusal);
      return change('updateAvailability', { params: { id: schedule.id }, headers, body: bodyOf(changed, fields) });
    },
  });
  const refusal = refusalOf(fields);
  useEffect(() => {
    if (save.error instanceof TranslatedError) save.clearError();
  }, [refusal]);
  const [isChoosingZone, setChoosingZone] = useState(false);
  return (
    <Page
      title={all.find(({ id }) => id === schedule.id)?.name ?? schedule.name}
      aside={schedule.is_default && <Chip>{texts.defaultChip}</Chip>}
      actions={
        <>
          <Button icon="clock" onClick={() => setChoosingZone(true)}>
            {texts.zoneTime(cityOf(fields.timezone))}
          </Button>
          <ScheduleActions schedule={schedule} />
        </>
      }
    >
      <DeletedNotice />
      <ScheduleLinks schedules={all} current={schedule} />
      {fields.timezone !== hostZone() && <p class="muted zone-note">{texts.zoneDiffers(cityOf(fields.timezone))}</p>}
      <div class="schedule">
        <div>
          <Card>
            <WeekHours week={week} fields={fields} onChange={draft.set} />
          </Card>
          <UsedBy schedule={schedule} />
        </div>
        <DaysOff
          fields={fields}
          hostId={schedule.user_id}
          zone={zone}
          today={today}
          firstWeekday={firstWeekday}
          onChange={draft.set}
        />
      </div>
      <SaveBar changed={draft.changed.map(labelOf)} save={save} onDiscard={draft.discard} />
      {save.conflict && <ConflictDialog conflict={save.conflict} labelOf={labelOf} textOf={textOf} />}
      {isChoosingZone && (
        <ZoneDialog
          zone={zone}
          onChoose={(timezone) => {
            draft.set({ timezone });
            setChoosingZone(false);
          }}
          onClose={() => setChoosingZone(false)}
        />
      )}
    </Page>
  );

  /** Returns why the fields cannot be saved, if anything is wrong with them. */
  function refusalOf(of: ScheduleFields): string | undefined {
    if (isUndated(of)) return texts.chooseDates;
    const faulty = faultyDay(of, week);
    if (!faulty) return undefined;
    const { day, fault } = faulty;
    return withColon(typeof day === 'string' ? capitalized(weekdayName(day)) : dateRangeText(day, today), texts[fault]);
  }

  function textOf(name: keyof ScheduleFields, of: ScheduleFields): string {
    if (name === 'timezone') return zoneText(of.timezone, now());
    if (name !== 'overrides') return listText(of[name].map(periodText)) || texts.closed;
    return overridesText(of.overrides, today);
  }
}

function labelOf(name: keyof ScheduleFields): string {
  if (name === 'timezone') return words.current.zone;
  return name === 'overrides' ? words.current.daysOff : weekdayName(name);
}
