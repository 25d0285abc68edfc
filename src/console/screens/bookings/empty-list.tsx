import { hrefTo, setQuery } from '../../routing/index.ts';
import { Button, EmptyState, LinkButton } from '../../ui/index.ts';
import { isNarrowed, type View } from './view.ts';
import { words } from './words/index.ts';

/** Replaces an empty list: why it is empty, and what to do. */
export function EmptyList({ view }: { readonly view: View }) {
  const { empty } = words.current;
  if (isNarrowed(view)) {
    return (
      <EmptyState title={empty.search} action={<Button onClick={clear}>{empty.clear}</Button>}>
        {empty.searchText}
      </EmptyState>
    );
  }
  const toEventTypes = <LinkButton href={hrefTo('/event-types')}>{empty.eventTypes}</LinkButton>;
  return (
    <EmptyState title={empty[view.name]} action={view.name === 'upcoming' && toEventTypes}>
      {empty[`${view.name}Text`]}
    </EmptyState>
  );
}

function clear(): void {
  setQuery({ q: undefined, type: undefined, host: undefined, outcome: undefined, pages: undefined });
}
