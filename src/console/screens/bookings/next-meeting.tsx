import { useNow } from '../../data/index.ts';
import { cityOf, dateWithTime, dayHeading, factsLine, rangeIn, relativeTime, timeIn } from '../../formats/index.ts';
import {
  dayOf,
  inviteeTime,
  inviteeWords,
  LocationAction,
  type Meeting,
  useEventTypeTitle,
} from '../../meetings/index.ts';
import { hrefTo } from '../../routing/index.ts';
import { LinkButton } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** The next meeting, or the current one, with its one action. */
export function NextMeeting({ meeting }: { readonly meeting: Meeting }) {
  const texts = words.current.next;
  const now = useNow();
  const { event, start, end } = meeting;
  const title = useEventTypeTitle(event.event_type_id);
  const quote = inviteeWords(event);
  const theirTime = inviteeTime(meeting);
  const facts = [
    dateWithTime(dayHeading(dayOf(meeting), now), rangeIn(meeting)),
    theirTime && texts.inCity(theirTime, cityOf(event.timezone)),
    quote && texts.quoted(quote),
  ];
  return (
    <section class="card next-meeting" aria-label={texts.label}>
      <div class="next-meeting-text">
        <p class="muted small">{start > now ? texts.soon(relativeTime(start, now)) : texts.now(timeIn(end))}</p>
        <h2>{texts.title(title, event.invitee.name)}</h2>
        <p class="muted">{factsLine(facts)}</p>
      </div>
      <div class="row">
        <LocationAction location={event.location} kind="primary" />
        <LinkButton href={hrefTo(`/bookings/${event.id}`)}>{texts.open}</LinkButton>
      </div>
    </section>
  );
}
