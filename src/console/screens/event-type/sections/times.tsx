import type { Availability, EventType } from '../../../../contract/index.ts';
import { durationText } from '../../../formats/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { Card, Field, fieldError, Select } from '../../../ui/index.ts';
import { words } from '../words/index.ts';
import { MinutesField } from './minutes-field.tsx';
import { NumberField } from './number-field.tsx';
import type { SectionProps } from './section-props.ts';

const periods = ['day', 'week', 'month', 'year'] as const;
const intervals = [5, 10, 15, 20, 30, 45, 60, 90, 120];
/** The number of days of a new booking window. */
const usualWindowDays = 60;

type TimesProps = SectionProps & { readonly schedules: readonly Availability[] };

/** The section about when an event type can be booked. */
export function Times({ draft, error, schedules }: TimesProps) {
  const { labels, times, sections } = words.current;
  const { value, set } = draft;
  return (
    <Card title={sections.times} id="times">
      <div class="stack">
        <div class="columns">
          <Schedule draft={draft} error={error} schedules={schedules} />
          <MinutesField
            label={labels.min_scheduling_notice}
            hint={times.notice}
            error={fieldError(error, 'min_scheduling_notice')}
            minutes={value.min_scheduling_notice}
            onMinutes={(min_scheduling_notice) => set({ min_scheduling_notice })}
          />
        </div>
        <div class="columns">
          <MinutesField
            label={labels.buffer_time_before_event}
            error={fieldError(error, 'buffer_time_before_event')}
            minutes={value.buffer_time_before_event}
            onMinutes={(buffer_time_before_event) => set({ buffer_time_before_event })}
            units={['minutes', 'hours']}
          />
          <MinutesField
            label={labels.buffer_time_after_event}
            error={fieldError(error, 'buffer_time_after_event')}
            minutes={value.buffer_time_after_event}
            onMinutes={(buffer_time_after_event) => set({ buffer_time_after_event })}
            units={['minutes', 'hours']}
          />
        </div>
        <div class="columns">
          <Interval draft={draft} error={error} />
          <Window draft={draft} error={error} />
        </div>
        <Limits draft={draft} error={error} />
        <NumberField
          label={labels.most_open_per_invitee}
          hint={times.maxOpen}
          error={fieldError(error, 'most_open_per_invitee')}
          value={value.most_open_per_invitee}
          onValue={(most_open_per_invitee) => set({ most_open_per_invitee })}
        />
      </div>
    </Card>
  );
}

function Schedule({ draft, error, schedules }: TimesProps) {
  const { labels, times } = words.current;
  const byDefault = schedules.find(({ is_default: isDefault }) => isDefault);
  const { availability_id: id } = draft.value;
  const path = id === null ? '/availability' : `/availability/${id}`;
  return (
    <Field
      label={labels.availability_id}
      hint={<a href={hrefTo(path)}>{times.scheduleHint}</a>}
      error={fieldError(error, 'availability_id')}
    >
      {(control) => (
        <Select
          {...control}
          value={id === null ? '' : `${id}`}
          choices={[
            // Members do not see the account's schedule.
            { value: '', label: byDefault ? times.defaultSchedule(byDefault.name) : times.accountDefault },
            ...schedules.map((schedule) => ({ value: `${schedule.id}`, label: schedule.name })),
          ]}
          onValue={(next) => draft.set({ availability_id: next === '' ? null : Number(next) })}
        />
      )}
    </Field>
  );
}

function Interval({ draft, error }: SectionProps) {
  const { labels, times } = words.current;
  const { time_slot_interval: interval } = draft.value;
  const choices = [...new Set([...intervals, ...(interval === null ? [] : [interval])])].sort((a, b) => a - b);
  return (
    <Field label={labels.time_slot_interval} error={fieldError(error, 'time_slot_interval')}>
      {(control) => (
        <Select
          {...control}
          value={interval === null ? '' : `${interval}`}
          choices={[
            { value: '', label: times.interval.whole },
            ...choices.map((minutes) => ({ value: `${minutes}`, label: times.interval.every(durationText(minutes)) })),
          ]}
          onValue={(next) => draft.set({ time_slot_interval: next === '' ? null : Number(next) })}
        />
      )}
    </Field>
  );
}

function Window({ draft, error }: SectionProps) {
  const { labels, times } = words.current;
  const { booking_window_days: days } = draft.value;
  const { windowChoice } = times;
  return (
    <div class="stack">
      <Field label={labels.booking_window_days}>
        {(control) => (
          <Select
            {...control}
            value={days === null ? 'unlimited' : 'days'}
            choices={[
              { value: 'unlimited', label: windowChoice.unlimited },
              { value: 'days', label: windowChoice.days },
            ]}
            onValue={(next) => draft.set({ booking_window_days: next === 'days' ? usualWindowDays : null })}
          />
        )}
      </Field>
      {days !== null && (
        <NumberField
          label={times.windowDays}
          error={fieldError(error, 'booking_window_days')}
          value={days}
          min={0}
          onValue={(next) => draft.set({ booking_window_days: next ?? 0 })}
        />
      )}
    </div>
  );
}

function Limits({ draft, error }: SectionProps) {
  const { labels, times } = words.current;
  const limits = draft.value.booking_frequency_limits ?? {};
  return (
    <fieldset class="group">
      <legend>{labels.booking_frequency_limits}</legend>
      <div class="columns narrow">
        {periods.map((period) => (
          <NumberField
            key={period}
            label={times.limits[period]}
            error={fieldError(error, `booking_frequency_limits.${period}`)}
            value={limits[period] ?? null}
            onValue={(most) => draft.set({ booking_frequency_limits: limitsWith(limits, { period, most }) })}
          />
        ))}
      </div>
      <p class="hint">{times.limitsHint}</p>
    </fieldset>
  );
}

type Limits = EventType['booking_frequency_limits'];
type LimitChange = { readonly period: (typeof periods)[number]; readonly most: number | null };

/** Returns the limits with one of them set or removed; null if none is left. */
function limitsWith(limits: NonNullable<Limits>, { period, most }: LimitChange): Limits {
  const { [period]: _, ...others } = limits;
  const next = most === null ? others : { ...limits, [period]: most };
  return Object.keys(next).length === 0 ? null : next;
}
