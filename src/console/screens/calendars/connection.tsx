import { useState } from 'preact/hooks';
import type { CalendarConnection } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';
import { factsLine, withColon } from '../../formats/index.ts';
import { announce, Button, Chip, Confirm, describeError, Menu, Notice, useAction } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { ConnectionState, stateOf } from './connection-state.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { words } from './words/index.ts';

type ConnectionProps = {
  readonly connection: CalendarConnection;
  /** The name of its user, if it is not one's own. The connection then is below a heading with that name. */
  readonly colleague?: string | undefined;
};

/** A connected calendar or account: its state, and its actions. */
export function Connection({ connection, colleague }: ConnectionProps) {
  const texts = words.current;
  const { id, name, kind, server, ignored } = connection;
  const [open, setOpen] = useState<'settings' | 'remove' | undefined>(undefined);
  const read = useAction(async () => {
    await change('readCalendar', { params: { id } });
    announce(texts.readDone(name));
  });
  const ignore = useAction(() => change('updateCalendar', { params: { id }, body: { ignored: !ignored } }));
  const error = read.error ?? ignore.error;
  const { tone, label } = stateOf(connection);
  const Heading = colleague === undefined ? 'h2' : 'h3';
  return (
    <section class="card" aria-label={name}>
      <header class="card-header">
        <div>
          <Heading>
            <bdi>{name}</bdi> <Chip tone={tone}>{label}</Chip>
          </Heading>
          <p class="muted small">{factsLine([texts.kinds[kind], server])}</p>
        </div>
        <div class="row">
          {ignored ? (
            <Button onClick={ignore.run} isBusy={ignore.isRunning}>
              {texts.useAgain}
            </Button>
          ) : (
            <Button onClick={read.run} isBusy={read.isRunning}>
              {texts.readNow}
            </Button>
          )}
          <Menu
            label={withColon(shellWords.current.moreActions, name)}
            items={[
              { label: texts.settings, onSelect: () => setOpen('settings') },
              ignored ? { label: texts.readNow, onSelect: read.run } : { label: texts.ignore, onSelect: ignore.run },
              { label: texts.remove.open, isDangerous: true, onSelect: () => setOpen('remove') },
            ]}
          />
        </div>
      </header>
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
      <ConnectionState connection={connection} colleague={colleague} />
      {open === 'settings' && <SettingsDialog connection={connection} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && <Remove connection={connection} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

type RemoveProps = { readonly connection: CalendarConnection; readonly onClose: () => void };

function Remove({ connection: { id, name }, onClose }: RemoveProps) {
  const texts = words.current.remove;
  const remove = useAction(async () => {
    await change('disconnectCalendar', { params: { id } });
    announce(texts.done(name));
  });
  return (
    <Confirm title={texts.title(name)} confirmLabel={texts.submit} action={remove} onClose={onClose}>
      <p>{texts.text}</p>
    </Confirm>
  );
}
