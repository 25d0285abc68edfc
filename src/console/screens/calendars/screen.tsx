import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { CalendarConnection } from '../../../contract/index.ts';
import { isOwn, useColleagues } from '../../colleagues/index.ts';
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
  const texts = words.current;
  const calendars = useData('listCalendars', {}, { refreshSeconds });
  const [isConnecting, setConnecting] = useState(false);
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setConnecting(true)}>
      {texts.add}
    </Button>
  );
  const isEmpty = calendars.state === 'ready' && !calendars.data.some(isOwnConnection);
  return (
    <Page title={shellWords.current.navigation.calendars} actions={!isEmpty && add}>
      <Show loaded={calendars}>{(all) => <OwnConnections connections={all.filter(isOwnConnection)} add={add} />}</Show>
      <OwnFeed />
      {calendars.state === 'ready' && (
        <ColleaguesConnections connections={calendars.data.filter((connection) => !isOwnConnection(connection))} />
      )}
      {isConnecting && <ConnectDialog onClose={() => setConnecting(false)} />}
    </Page>
  );
}

type ConnectionsProps = { readonly connections: readonly CalendarConnection[] };

function OwnConnections({ connections, add }: ConnectionsProps & { readonly add: ComponentChildren }) {
  const texts = words.current;
  if (connections.length === 0) {
    return (
      <EmptyState title={texts.empty} action={add}>
        {texts.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <p class="muted calendars-intro">{texts.intro}</p>
      {connections.map((connection) => (
        <Connection key={connection.id} connection={connection} />
      ))}
    </>
  );
}

/** The calendars of each colleague, below their name once it has loaded. */
function ColleaguesConnections({ connections }: ConnectionsProps) {
  const colleagues = useColleagues();
  const userIds = [...new Set(connections.map(({ user_id }) => user_id))];
  return (
    <>
      {userIds.map((userId) => {
        const name = colleagues.get(userId) ?? '';
        return (
          <section key={userId} class="colleague-calendars" aria-label={name || undefined}>
            {name !== '' && (
              <h2>
                <bdi>{name}</bdi>
              </h2>
            )}
            {connections
              .filter(({ user_id }) => user_id === userId)
              .map((connection) => (
                <Connection key={connection.id} connection={connection} colleague={name} />
              ))}
          </section>
        );
      })}
    </>
  );
}

function isOwnConnection({ user_id }: CalendarConnection): boolean {
  return isOwn(user_id);
}
