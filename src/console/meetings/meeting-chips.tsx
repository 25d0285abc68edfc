import { Chip } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';
import type { Meeting } from './meeting.ts';
import { useDeletedEntries } from './use-deleted-entries.ts';
import { useMovedEntries } from './use-moved-entries.ts';

/** The outcome of a booking, if any. */
export function MeetingChips({ meeting: { event } }: { readonly meeting: Meeting }) {
  const words = shellWords.current.meeting;
  // Each change of the time or the host increases `sequence` by one.
  const { reassignments = 0 } = event;
  if (event.status === 'canceled') return <Chip tone="bad">{words.canceled}</Chip>;
  return (
    <>
      {event.outcome === 'no_show' && <Chip tone="bad">{words.noShow}</Chip>}
      {event.sequence > reassignments && <Chip tone="warning">{words.rescheduled}</Chip>}
      {reassignments > 0 && <Chip tone="warning">{words.reassigned}</Chip>}
      <EntryChip eventId={event.id} />
    </>
  );
}

/** Says that the host has deleted or moved the booking in their calendar, which does not change it. */
function EntryChip({ eventId }: { readonly eventId: string }) {
  const { deleted, moved } = shellWords.current.meeting;
  const isOfEvent = ({ event_id }: { readonly event_id: string }) => event_id === eventId;
  const [isDeleted, isMoved] = [useDeletedEntries().some(isOfEvent), useMovedEntries().some(isOfEvent)];
  return isDeleted || isMoved ? <Chip tone="warning">{isDeleted ? deleted : moved}</Chip> : null;
}

/** How people meet, in a word or two. */
export function LocationChip({ meeting: { event } }: { readonly meeting: Meeting }) {
  const words = shellWords.current.meeting;
  if (!event.location) return null;
  const { type } = event.location;
  return <Chip tone={type === 'video' ? 'good' : 'plain'}>{words.locations[type]}</Chip>;
}
