import type { EventType } from '../../../contract/index.ts';
import { addDays, type LocalDate, parseLocalDate, type ZoneName } from '../../../time/index.ts';
import { eventTypeChoices } from '../../colleagues/index.ts';
import { Field, IconButton, Select, TextInput, TimeZoneField } from '../../ui/index.ts';
import { words } from './words/index.ts';

type ToolbarProps = {
  readonly eventTypes: readonly EventType[];
  /** Empty for an event type that does not exist. */
  readonly eventTypeId: string;
  readonly date: LocalDate;
  readonly zone: ZoneName;
  readonly onEventType: (id: string) => unknown;
  readonly onDate: (date: LocalDate) => unknown;
  readonly onZone: (zone: ZoneName) => unknown;
};

/** The choice of the event type, the day and the time zone. */
export function Toolbar({ eventTypes, eventTypeId, date, zone, ...on }: ToolbarProps) {
  const texts = words.current;
  const choices = eventTypeChoices(eventTypes);
  return (
    <div class="why-toolbar">
      <Field label={texts.eventType}>
        {(control) => (
          <Select
            {...control}
            value={eventTypeId}
            choices={[...(eventTypeId ? [] : [{ value: '', label: '' }]), ...choices]}
            onValue={on.onEventType}
          />
        )}
      </Field>
      <Field label={texts.date}>
        {(control) => (
          <div class="why-date">
            <IconButton icon="back" label={texts.previous} onClick={() => on.onDate(addDays(date, -1))} />
            <TextInput
              {...control}
              type="date"
              value={date}
              onValue={(text) => {
                const next = parseLocalDate(text);
                if (next !== undefined) on.onDate(next);
              }}
            />
            <IconButton icon="forward" label={texts.next} onClick={() => on.onDate(addDays(date, 1))} />
          </div>
        )}
      </Field>
      <TimeZoneField label={texts.zone} value={zone} onValue={on.onZone} />
    </div>
  );
}
