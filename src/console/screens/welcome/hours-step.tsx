import { useState } from 'preact/hooks';
import type { Availability } from '../../../contract/index.ts';
import { type Weekday, weekdays } from '../../../time/index.ts';
import { change } from '../../data/index.ts';
import { capitalized, weekdayName } from '../../formats/index.ts';
import {
  Button,
  Checkbox,
  describeError,
  Field,
  fieldError,
  Notice,
  TextInput,
  TimeZoneField,
  TranslatedError,
  useAction,
} from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';

type HoursStepProps = {
  /** The host’s first schedule; undefined if there is none yet. */
  readonly schedule: Availability | undefined;
  readonly timezone: string;
  readonly onDone: () => void;
};

const fiveMinutes = 300;

/** Asks for the same hours on some weekdays, which is enough to begin with. */
export function HoursStep({ schedule, timezone, onDone }: HoursStepProps) {
  const texts = words.current.hours;
  const { navigation } = shellWords.current;
  const [zone, setZone] = useState(timezone);
  const [days, setDays] = useState<readonly Weekday[]>(schedule?.working_days ?? weekdays.slice(0, 5));
  const [from, setFrom] = useState(firstPeriodOf(schedule).start);
  const [until, setUntil] = useState(firstPeriodOf(schedule).end);
  const save = useAction(async () => {
    if (days.length === 0) throw new TranslatedError(texts.chooseDay);
    if (!from || !(until > from)) throw new TranslatedError(texts.endFirst);
    const first = firstPeriodOf(schedule);
    const isSame = from === first.start && until === first.end;
    // Keep breaks that were set since then, if a host returns to this step.
    const hoursOf = (day: Weekday) => (isSame && schedule?.hours[day]) || [{ start: from, end: until }];
    const hours = Object.fromEntries(days.map((day) => [day, hoursOf(day)]));
    await change('updateCurrentUser', { body: { timezone: zone } });
    const body = { timezone: zone, hours };
    if (schedule) await change('updateAvailability', { params: { id: schedule.id }, body });
    else await change('createAvailability', { body: { name: navigation.hours, ...body } });
    onDone();
  });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run();
      }}
    >
      {save.error !== undefined && <Notice tone="bad">{describeError(save.error)}</Notice>}
      <TimeZoneField label={texts.zone} value={zone} onValue={setZone} error={fieldError(save.error, 'timezone')} />
      <fieldset class="field">
        <legend>{texts.days}</legend>
        <div class="day-boxes">
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              label={capitalized(weekdayName(day))}
              isOn={days.includes(day)}
              onChange={(isOn) => setDays(weekdays.filter((one) => (one === day ? isOn : days.includes(one))))}
            />
          ))}
        </div>
      </fieldset>
      <div class="columns">
        <Field label={texts.from}>
          {(control) => (
            <TextInput {...control} type="time" step={fiveMinutes} value={from} onValue={setFrom} isRequired />
          )}
        </Field>
        <Field label={texts.until}>
          {(control) => (
            <TextInput
              {...control}
              type="time"
              step={fiveMinutes}
              // Browsers do not accept 24:00.
              value={until === '24:00' ? '00:00' : until}
              onValue={(next) => setUntil(next === '00:00' ? '24:00' : next)}
              isRequired
            />
          )}
        </Field>
      </div>
      <p class="hint wide-label">{texts.later(navigation.availability)}</p>
      <p class="hint only-on-phone">{texts.later(navigation.hours)}</p>
      <div class="row">
        <Button kind="primary" type="submit" isBusy={save.isRunning}>
          {words.current.next}
        </Button>
      </div>
    </form>
  );
}

function firstPeriodOf(schedule: Availability | undefined) {
  const [day] = schedule?.working_days ?? [];
  return (day && schedule?.hours[day]?.[0]) ?? { start: '09:00', end: '17:00' };
}
