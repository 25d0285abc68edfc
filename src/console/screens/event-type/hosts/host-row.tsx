import { useId } from 'preact/hooks';
import type { Availability } from '../../../../contract/index.ts';
import { withColon } from '../../../formats/index.ts';
import { Field, IconButton, Select, Switch } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import type { EditedHost } from '../settings.ts';
import { words } from '../words/index.ts';
import { HostName } from './host-name.tsx';
import { ShareField } from './share-field.tsx';
import type { HostErrors } from './use-host-errors.ts';
import { usualWeight } from './use-team.ts';

type HostRowProps = {
  readonly host: EditedHost;
  readonly isMe: boolean;
  readonly share: string;
  /** How many meetings of this month the host has got; undefined until the host is saved. */
  readonly meetingCount: number | undefined;
  readonly schedules: readonly Availability[];
  readonly errors: HostErrors;
  readonly onChange: (change: Partial<EditedHost>) => void;
  readonly onRemove: () => void;
};

/** One of the hosts who take turns: their share, their schedule and whether they are paused. */
export function HostRow({ host, isMe, share, meetingCount, schedules, errors, onChange, onRemove }: HostRowProps) {
  const { hosts: texts, labels } = words.current;
  const nameId = useId();
  const { name, weight, availability_id: schedule } = host;
  return (
    <li>
      <fieldset class="stack" aria-labelledby={nameId}>
        <div class="host-name">
          <HostName name={name} isMe={isMe} id={nameId} />
          <IconButton icon="trash" label={withColon(shellWords.current.remove, name)} onClick={onRemove} />
        </div>
        <div class="host-fields">
          <ShareField
            weight={weight}
            onWeight={(next) => onChange({ weight: next })}
            share={share}
            error={errors.share}
          />
          <Field label={labels.availability_id} error={errors.schedule}>
            {(control) => (
              <Select
                {...control}
                value={schedule === null ? '' : `${schedule}`}
                choices={[
                  { value: '', label: texts.sameSchedule },
                  ...schedules.map(({ id, name: label }) => ({ value: `${id}`, label })),
                ]}
                onValue={(next) => onChange({ availability_id: next === '' ? null : Number(next) })}
              />
            )}
          </Field>
        </div>
        <div class="host-state">
          <Switch
            label={texts.getsBookings}
            isOn={weight > 0}
            onChange={(isOn) => onChange({ weight: isOn ? usualWeight : 0 })}
          />
          {meetingCount !== undefined && <span class="muted small">{texts.meetings(meetingCount)}</span>}
        </div>
      </fieldset>
    </li>
  );
}
