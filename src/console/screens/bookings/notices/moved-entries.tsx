import { useMovedEntries } from '../../../meetings/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { Notice } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** One line about bookings that were moved in a calendar, with a link to the first of them. */
export function MovedEntries() {
  const { moved } = words.current;
  const entries = useMovedEntries();
  const [first] = entries;
  if (!first) return null;
  return (
    <Notice tone="warning" action={<a href={hrefTo(`/bookings/${first.event_id}`)}>{moved.decide}</a>}>
      {moved.text(entries.length)}
    </Notice>
  );
}
