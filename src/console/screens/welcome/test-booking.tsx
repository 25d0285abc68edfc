import { useState } from 'preact/hooks';
import { clientEndpoints, type Event, type EventType, fullName } from '../../../contract/index.ts';
import { addDays, parseInstant, toLocalTime } from '../../../time/index.ts';
import { change, now, send } from '../../data/index.ts';
import { dateWithTime, dayHeading, hostZone, rangeIn } from '../../formats/index.ts';
import { hrefTo } from '../../routing/index.ts';
import { signedIn } from '../../session/index.ts';
import { announce, Button, describeError, LinkButton, Notice, TranslatedError, useAction } from '../../ui/index.ts';
import { locale } from '../../words/index.ts';
import { words } from './words/index.ts';

const searchDays = 28;

/** Books the host's own next free time as an invitee would, and cancels it again. */
export function TestBooking({ eventType }: { readonly eventType: EventType }) {
  const texts = words.current.link;
  const [event, setEvent] = useState<Event | undefined>(undefined);
  const [isCanceled, setCanceled] = useState(false);
  const book = useAction(async () => {
    setEvent(await bookNext(eventType));
    announce(texts.booked);
  });
  const cancel = useAction(async () => {
    if (event) await change('cancelEvent', { params: { id: event.id }, body: {} });
    setEvent(undefined);
    setCanceled(true);
    announce(texts.canceled);
  });
  const error = book.error ?? cancel.error;
  return (
    <div class="test-booking">
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
      {event ? (
        <>
          <Notice tone="good">
            {texts.booked} <strong>{whenOf(event)}</strong>
          </Notice>
          <div class="row">
            <LinkButton href={hrefTo(`/bookings/${event.id}`)}>{texts.show}</LinkButton>
            <Button kind="quiet" onClick={cancel.run} isBusy={cancel.isRunning}>
              {texts.cancel}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p class="muted">{isCanceled ? texts.canceled : texts.tryText}</p>
          <Button onClick={book.run} isBusy={book.isRunning}>
            {texts.try}
          </Button>
        </>
      )}
    </div>
  );
}

async function bookNext({ id }: EventType): Promise<Event> {
  const start = toLocalTime(now(), hostZone()).date;
  const query = { start, end: addDays(start, searchDays), timezone: hostZone() };
  const { slots } = await send(clientEndpoints.getSlots, { params: { id }, query });
  const first = Object.values(slots).flat()[0];
  if (!first) throw new TranslatedError(words.current.link.none);
  const { person, user } = signedIn();
  const answers = { name: fullName(user), email: person.email };
  const body = { event_type_id: id, start: first.start, timezone: hostZone(), locale: locale().tag, answers };
  return change('createEvent', { body });
}

function whenOf({ start, end }: Event): string {
  const [from, to] = [parseInstant(start), parseInstant(end)];
  if (from === undefined || to === undefined) return start;
  return dateWithTime(dayHeading(toLocalTime(from, hostZone()).date, now()), rangeIn({ start: from, end: to }));
}
