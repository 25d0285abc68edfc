import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useData } from '../../data/index.ts';
import { currentRoute, setQuery } from '../../routing/index.ts';
import { Button, EmptyState, Screen as Page, Show, Tabs, useRowFocus } from '../../ui/index.ts';
import { CreateDialog } from './create-dialog.tsx';
import { EventTypeList } from './event-type-list.tsx';
import { LastChangeNotice, useLastChange } from './last-change.tsx';
import { words } from './words/index.ts';
import './event-types.css';

/** All event types of the account, in the order in which invitees see them. */
export function Screen() {
  const texts = words.current;
  const [isCreating, setCreating] = useState(false);
  const isArchive = currentRoute().query.get('show') === 'archived';
  // Both are here and not in the list, which is removed with its last card.
  const listProps = useRowFocus();
  const lastChange = useLastChange();
  const eventTypes = useData('listEventTypes', { query: { archived: `${isArchive}` } });
  const create = (
    <Button kind="primary" icon="plus" onClick={() => setCreating(true)}>
      {texts.create}
    </Button>
  );
  return (
    <Page title={texts.title} actions={create}>
      <Tabs
        label={texts.tabs.label}
        selected={isArchive ? 'archived' : 'current'}
        tabs={[
          { value: 'current', label: texts.tabs.current },
          { value: 'archived', label: texts.tabs.archived },
        ]}
        onSelect={(show) => {
          lastChange.forget();
          setQuery({ show: show === 'archived' ? show : undefined });
        }}
      />
      <LastChangeNotice {...lastChange} />
      <Show loaded={eventTypes}>
        {(all) =>
          all.length > 0 ? (
            <EventTypeList eventTypes={all} isArchive={isArchive} listProps={listProps} lastChange={lastChange} />
          ) : (
            <Nothing isArchive={isArchive} create={create} />
          )
        }
      </Show>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

function Nothing({ isArchive, create }: { readonly isArchive: boolean; readonly create: ComponentChildren }) {
  const { empty, emptyArchive } = words.current;
  const { title, text } = isArchive ? emptyArchive : empty;
  return (
    <EmptyState title={title} action={isArchive ? undefined : create}>
      {text}
    </EmptyState>
  );
}
