import { useDeletedEntries } from '../../../meetings/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { Notice } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** One line about bookings that were deleted in a calendar, with a link to the first of them. */
export function DeletedEntries() {
  const { deleted } = words.current;
  const entries = useDeletedEntries();
  const [first] = entries;
  if (!first) return null;
  return (
    <Notice tone="warning" action={<a href={hrefTo(`/bookings/${first.event_id}`)}>{deleted.decide}</a>}>
      {deleted.text(entries.length)}
    </Notice>
  );
}
