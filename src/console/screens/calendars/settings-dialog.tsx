import { useState } from 'preact/hooks';
import type { CalendarConnection } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';
import { Field, FormDialog, fieldError, Select, TextInput, useAction } from '../../ui/index.ts';
import { words } from './words/index.ts';

type Calendar = CalendarConnection['calendars'][number];
type SettingsDialogProps = { readonly connection: CalendarConnection; readonly onClose: () => void };

/** The settings of a connection: its name, which entries block, and where bookings are written. */
export function SettingsDialog({ connection, onClose }: SettingsDialogProps) {
  const texts = words.current.edit;
  const [name, setName] = useState(connection.name);
  const [whenUnreachable, setWhenUnreachable] = useState(connection.when_unreachable);
  const [blocks, setBlocks] = useState(new Map(connection.calendars.map((calendar) => [calendar.id, calendar.blocks])));
  const [target, setTarget] = useState(targetOf(connection));
  const save = useAction(async () => {
    const calendars = connection.calendars.map(({ id }) => ({
      id,
      blocks: blocks.get(id),
      ...(connection.kind === 'caldav' && { is_written_to: id === target }),
    }));
    const body = { name, when_unreachable: whenUnreachable, calendars };
    await change('updateCalendar', { params: { id: connection.id }, body });
    onClose();
  });
  return (
    <FormDialog title={texts.title(connection.name)} action={save} onClose={onClose}>
      <Field label={texts.name} error={fieldError(save.error, 'name')}>
        {(control) => <TextInput {...control} value={name} onValue={setName} isRequired />}
      </Field>
      {connection.calendars.map((calendar) => (
        <Blocks
          key={calendar.id}
          calendar={calendar}
          value={blocks.get(calendar.id) ?? calendar.blocks}
          onValue={(value) => setBlocks(new Map(blocks).set(calendar.id, value))}
        />
      ))}
      {connection.kind === 'caldav' && (
        <Field label={texts.writeTo}>
          {(control) => (
            <Select
              {...control}
              value={target}
              choices={[
                { value: '', label: texts.writeToNone },
                ...connection.calendars.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onValue={setTarget}
            />
          )}
        </Field>
      )}
      <Field label={texts.whenUnreachable}>
        {(control) => (
          <Select
            {...control}
            value={whenUnreachable}
            choices={[
              { value: 'close', label: texts.whenUnreachableChoices.close },
              { value: 'keep', label: texts.whenUnreachableChoices.keep },
            ]}
            onValue={setWhenUnreachable}
          />
        )}
      </Field>
    </FormDialog>
  );
}

type BlocksProps = {
  readonly calendar: Calendar;
  readonly value: Calendar['blocks'];
  readonly onValue: (value: Calendar['blocks']) => void;
};

function Blocks({ calendar, value, onValue }: BlocksProps) {
  const texts = words.current.edit;
  const { busy, all, nothing } = texts.blocksChoices;
  return (
    <Field label={texts.blocks(calendar.name)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          choices={[
            { value: 'busy', label: busy },
            { value: 'all', label: all },
            { value: 'nothing', label: nothing },
          ]}
          onValue={onValue}
        />
      )}
    </Field>
  );
}

/** Returns the id of the calendar that bookings are written into; empty if there is none. */
function targetOf({ calendars }: CalendarConnection): string {
  return calendars.find(({ is_written_to }) => is_written_to)?.id ?? '';
}
