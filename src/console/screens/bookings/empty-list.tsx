import { hrefTo, setQuery } from '../../routing/index.ts';
import { Button, EmptyState, LinkButton } from '../../ui/index.ts';
import { isNarrowed, type View } from './view.ts';
import { words } from './words/index.ts';

/** Replaces an empty list: why it is empty, and what to do. */
export function EmptyList({ view }: { readonly view: View }) {
  const { empty } = words.current;
  const title = emptyTitle(view);
  if (isNarrowed(view)) {
    return (
      <EmptyState title={title} action={<Button onClick={clear}>{empty.clear}</Button>}>
        {empty.searchText}
      </EmptyState>
    );
  }
  const toEventTypes = <LinkButton href={hrefTo('/event-types')}>{empty.eventTypes}</LinkButton>;
  return (
    <EmptyState title={title} action={view.name === 'upcoming' && toEventTypes}>
      {empty[`${view.name}Text`]}
    </EmptyState>
  );
}

/** Returns why the list is empty. */
export function emptyTitle(view: View): string {
  const { empty } = words.current;
  return isNarrowed(view) ? empty.search : empty[view.name];
}

function clear(): void {
  setQuery({ q: undefined, type: undefined, host: undefined, outcome: undefined, pages: undefined });
}
