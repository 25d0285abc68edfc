import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { CalendarConnection } from '../../../contract/index.ts';
import { useData } from '../../data/index.ts';
import { Button, EmptyState, Screen as Page, Show } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { Connection } from './connection.tsx';
import { OwnFeed } from './own-feed.tsx';
import { words } from './words/index.ts';
import './calendars.css';

const refreshSeconds = 60;

/** The calendars that block a host's times, and where bookings are shown elsewhere. */
export function Screen() {
  const own = words.current;
  const calendars = useData('listCalendars', {}, { refreshSeconds });
  const [isConnecting, setConnecting] = useState(false);
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setConnecting(true)}>
      {own.add}
    </Button>
  );
  const isEmpty = calendars.state === 'ready' && calendars.data.length === 0;
  return (
    <Page title={shellWords.current.navigation.calendars} actions={!isEmpty && add}>
      <Show loaded={calendars}>{(connections) => <Connections connections={connections} add={add} />}</Show>
      <OwnFeed />
      {isConnecting && <ConnectDialog onClose={() => setConnecting(false)} />}
    </Page>
  );
}

type ConnectionsProps = {
  readonly connections: readonly CalendarConnection[];
  readonly add: ComponentChildren;
};

function Connections({ connections, add }: ConnectionsProps) {
  const own = words.current;
  if (connections.length === 0) {
    return (
      <EmptyState title={own.empty} action={add}>
        {own.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <p class="muted calendars-intro">{own.intro}</p>
      {connections.map((connection) => (
        <Connection key={connection.id} connection={connection} />
      ))}
    </>
  );
}
