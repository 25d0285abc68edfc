import { useState } from 'preact/hooks';
import type { Availability } from '../../../contract/index.ts';
import { isIntlZone, toLocalTime } from '../../../time/index.ts';
import { change, now, useData } from '../../data/index.ts';
import { cityOf, hostZone, listText, periodText, weekdayName, zoneText } from '../../formats/index.ts';
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
import { bodyOf, fieldsOf, hasFault, isUndated, type ScheduleFields, weekFrom } from './schedule/index.ts';
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
  const draft = useDraft(fieldsOf(schedule));
  const save = useSave({
    saved: schedule,
    fieldsOf,
    draft,
    send: ({ changed, fields, headers }) => {
      if (isUndated(fields)) throw new TranslatedError(words.current.chooseDates);
      if (hasFault(fields)) throw new TranslatedError(words.current.fixFirst);
      return change('updateAvailability', { params: { id: schedule.id }, headers, body: bodyOf(changed, fields) });
    },
  });
  const [isChoosingZone, setChoosingZone] = useState(false);
  const fields = draft.value;
  // The server may know a zone that this browser lacks.
  const zone = isIntlZone(fields.timezone) ? fields.timezone : hostZone();
  const today = toLocalTime(now(), zone).date;
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
            <WeekHours week={weekFrom(firstWeekday)} fields={fields} onChange={draft.set} />
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
