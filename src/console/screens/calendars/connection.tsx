import { useState } from 'preact/hooks';
import type { CalendarConnection } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';
import { factsLine } from '../../formats/index.ts';
import { announce, Button, Chip, Confirm, describeError, Notice, useAction } from '../../ui/index.ts';
import { ConnectionState, stateOf } from './connection-state.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { words } from './words/index.ts';

/** A connected calendar or account: its state in words, and what can be done about it. */
export function Connection({ connection }: { readonly connection: CalendarConnection }) {
  const own = words.current;
  const { id, name, kind, server, ignored } = connection;
  const [open, setOpen] = useState<'settings' | 'remove' | undefined>(undefined);
  const read = useAction(async () => {
    await change('readCalendar', { params: { id } });
    announce(own.readDone(name));
  });
  const ignore = useAction(() => change('updateCalendar', { params: { id }, body: { ignored: !ignored } }));
  const error = read.error ?? ignore.error;
  const { tone, label } = stateOf(connection);
  return (
    <section class="card" aria-label={name}>
      <header class="card-header">
        <div>
          <h2>
            <bdi>{name}</bdi> <Chip tone={tone}>{label}</Chip>
          </h2>
          <p class="muted small">{factsLine([own.kinds[kind], server])}</p>
        </div>
        <div class="row">
          <Button onClick={read.run} isBusy={read.isRunning}>
            {own.readNow}
          </Button>
          <Button onClick={ignore.run} isBusy={ignore.isRunning}>
            {ignored ? own.useAgain : own.ignore}
          </Button>
          <Button onClick={() => setOpen('settings')}>{own.settings}</Button>
          <Button onClick={() => setOpen('remove')}>{own.remove.open}</Button>
        </div>
      </header>
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
      <ConnectionState connection={connection} />
      {open === 'settings' && <SettingsDialog connection={connection} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && <Remove connection={connection} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

type RemoveProps = { readonly connection: CalendarConnection; readonly onClose: () => void };

function Remove({ connection: { id, name }, onClose }: RemoveProps) {
  const own = words.current.remove;
  const remove = useAction(async () => {
    await change('disconnectCalendar', { params: { id } });
    announce(own.done(name));
  });
  return (
    <Confirm
      title={own.title(name)}
      confirmLabel={own.submit}
      isBusy={remove.isRunning}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{own.text}</p>
      {remove.error !== undefined && <Notice tone="bad">{describeError(remove.error)}</Notice>}
    </Confirm>
  );
}
