import { useState } from 'preact/hooks';
import { change } from '../../data/index.ts';
import {
  announce,
  Button,
  Dialog,
  describeError,
  Field,
  Notice,
  Segmented,
  Select,
  useAction,
  useAnnouncement,
} from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { AccountFields, type ConnectFields, FeedFields } from './connect-fields.tsx';
import { type ConnectionKind, type ProviderName, providerNames, serverOf, waysOf } from './providers.ts';
import { words } from './words/index.ts';

const empty: ConnectFields = { url: '', server: '', username: '', password: '', name: '' };

/** Connects a calendar: where it is, how to find its address there, and then the address or the account. */
export function ConnectDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = words.current.connect;
  const [provider, setProvider] = useState<ProviderName>('google');
  const [selectedKind, setSelectedKind] = useState<ConnectionKind | undefined>(undefined);
  const [fields, setFields] = useState(empty);
  const ways = waysOf[provider];
  const way = ways.find((each) => each.kind === selectedKind) ?? ways[0];
  const { kind } = way;
  const connect = useAction(async () => {
    const { name, calendars } = await change('connectCalendar', { body: bodyOf(kind, fields) });
    onClose();
    const count = calendars.reduce((sum, { busy_times }) => sum + busy_times, 0);
    announce(texts.done(name, words.current.busy(count)));
  });
  useAnnouncement(connect.isRunning ? texts.reading : undefined);
  const set = (change: Partial<ConnectFields>) => setFields({ ...fields, ...change });

  /** Starts over with the server of a provider: a password must not be sent to the server of another one. */
  function choose(next: ProviderName): void {
    setProvider(next);
    setFields({ ...empty, server: serverOf(next), name: fields.name });
    connect.clearError();
  }

  return (
    <Dialog title={texts.title} onClose={onClose} staysOpen>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void connect.run();
        }}
      >
        <Field label={texts.provider}>
          {(control) => (
            <Select
              {...control}
              value={provider}
              choices={providerNames.map((value) => ({ value, label: texts.providers[value] }))}
              onValue={choose}
            />
          )}
        </Field>
        {ways.length > 1 && (
          <Segmented
            label={texts.how}
            tabs={ways.map(({ kind: value }) => ({ value, label: value === 'feed' ? texts.byFeed : texts.byAccount }))}
            selected={kind}
            onSelect={setSelectedKind}
          />
        )}
        <ol class="connect-steps">
          {texts.steps[way.steps].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {connect.error !== undefined && <Notice tone="bad">{describeError(connect.error)}</Notice>}
        {kind === 'feed' ? (
          <FeedFields fields={fields} onChange={set} error={connect.error} />
        ) : (
          <AccountFields fields={fields} onChange={set} error={connect.error} />
        )}
        <div class="dialog-actions">
          <Button onClick={onClose}>{shellWords.current.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={connect.isRunning}>
            {connect.isRunning ? texts.reading : texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function bodyOf(kind: ConnectionKind, { url, server, username, password, name }: ConnectFields) {
  const ownName = name.trim() ? { name: name.trim() } : {};
  return kind === 'feed' ? { kind, url, ...ownName } : { kind, server, username, password, ...ownName };
}
