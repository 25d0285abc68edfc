import type { ManagedEvent, PublicEvent } from '../../../contract/index.ts';
import { parseInstant } from '../../../time/index.ts';
import { writeUnambiguousTime } from '../../../zones/index.ts';
import type { Messages } from '../../messages/index.ts';
import type { Booking, Occasion, Redirect } from '../../model/index.ts';
import { getSettledProps, Icon, useFocusOnAppear, useSettled } from '../../ui/index.ts';
import { ZonesInWords } from '../zones-in-words.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { manageLink } from './manage-link.ts';
import { httpsLink } from './safe-link.ts';
import { startReschedule } from './start-reschedule.ts';

/** A booking in words: a new one, or an existing one as it is now. */
export function Confirmation({ booking }: { booking: Booking }) {
  const title = useFocusOnAppear<HTMLHeadingElement>();
  const step = booking.step.value;
  if (step.step !== 'confirmation') return null;
  const { event, occasion, redirect } = step;
  const { messages } = booking.language.value;
  const eventType = booking.eventType.value;
  const isCanceled = event.status === 'canceled';
  return (
    <section class={isCanceled ? 'thanks off' : 'thanks'} part="confirmation" aria-labelledby="done-title">
      <span class="mark">
        <Icon name={isCanceled ? 'close' : 'tick'} />
      </span>
      <h3 id="done-title" ref={title} tabIndex={-1}>
        {titleOf(messages, { isCanceled, isDryRun: booking.isDryRun.value, occasion })}
      </h3>
      {occasion === 'recovered' && <p class="quiet">{messages.bookedAfterAll}</p>}
      {redirect && <Redirecting booking={booking} redirect={redirect} />}
      {eventType.state === 'ready' && <p>{messages.bookedWith(eventType.data.title, event.host.name)}</p>}
      <Mailed booking={booking} event={event} />
      <ul class="facts">
        <When booking={booking} event={event} />
        {event.location && !isCanceled && <Where booking={booking} location={event.location} />}
      </ul>
      {!isCanceled && <AddToCalendar booking={booking} event={event} />}
      <Manage booking={booking} event={event} />
    </section>
  );
}

type ShownBooking = { readonly isCanceled: boolean; readonly isDryRun: boolean; readonly occasion: Occasion };

function titleOf(messages: Messages, { isCanceled, isDryRun, occasion }: ShownBooking): string {
  if (isDryRun && (occasion === 'booked' || occasion === 'recovered')) return messages.dryRunDone;
  if (isCanceled) return messages.canceled;
  if (occasion === 'opened') return messages.yourBooking;
  return occasion === 'rescheduled' ? messages.moved : messages.booked;
}

/** Says who gets email about the booking. Empty if the server does not say. */
function Mailed({ booking, event }: { booking: Booking; event: ManagedEvent }) {
  const { messages } = booking.language.value;
  const { invitee, mailed_to: mailedTo = [] } = event;
  if (!mailedTo.includes('invitee')) return null;
  return <p class="quiet">{messages.mailOnItsWay(invitee.email, mailedTo.includes('guests'))}</p>;
}

/**
 * The message while the page is redirected, and the link in case that takes long. Only the link in a dry run, in a frame
 * that must not navigate, and after coming back.
 */
function Redirecting({ booking, redirect }: { booking: Booking; redirect: Redirect }) {
  const { messages } = booking.language.value;
  return (
    <p role="status">
      {redirect.isPending && `${messages.redirecting} `}
      <a class="link" href={redirect.address} target="_top" rel="noopener noreferrer">
        {messages.goOn}
      </a>
    </p>
  );
}

/** What can still be done with the booking, or why nothing can. */
function Manage({ booking, event }: { booking: Booking; event: ManagedEvent }) {
  const { messages } = booking.language.value;
  const isSettled = useSettled();
  if (event.manage_token === '') return null;
  const isEventTypeGone = booking.eventType.value.state === 'failed';
  if (event.status === 'canceled') {
    return isEventTypeGone ? null : (
      <p>
        <button type="button" class="quiet-button" onClick={booking.reset}>
          {messages.bookAnother}
        </button>
      </p>
    );
  }
  // By the gateway's clock.
  if ((parseInstant(event.start) ?? 0) <= booking.now.value) return <p class="quiet">{messages.inPast}</p>;
  const isOpened = booking.managedEvent.value.state === 'ready';
  const link = manageLink(booking.context().gateway.baseUrl, { id: event.id, token: event.manage_token });
  return (
    <div class="manage">
      {!isEventTypeGone && (
        <button
          type="button"
          class="quiet-button"
          {...getSettledProps(isSettled, () => startReschedule(booking, event))}
        >
          {messages.moveBooking}
        </button>
      )}
      <button
        type="button"
        class="text-button"
        {...getSettledProps(isSettled, () => booking.showStep({ step: 'cancel', event }))}
      >
        {messages.cancelBooking}
      </button>
      {/* On the page of that link it would lead to itself. */}
      {link && !isOpened && (
        <a class="link" href={link} target="_blank" rel="noopener noreferrer">
          {messages.bookingLink}
          <span class="on-paper">: {link}</span>
        </a>
      )}
    </div>
  );
}

function When({ booking, event }: { booking: Booking; event: PublicEvent }) {
  const [start, end] = [parseInstant(event.start), parseInstant(event.end)];
  if (start === undefined || end === undefined) return null;
  const { messages } = booking.language.value;
  const [zone, cycle] = [booking.zone.value, booking.hourCycle.value];
  const clock = writeUnambiguousTime(booking.formats.value, { instant: start, zone, cycle });
  const when = booking.formats.value.fullDate(booking.dateOf(start));
  return (
    <li>
      <Icon name="clock" />
      <div>
        <b>{cycle === 'h12' ? messages.dateAt(when, clock) : messages.dateInWords(when, clock)}</b>
        <p class="quiet">
          <ZonesInWords booking={booking} slot={{ start, end }} />
        </p>
      </div>
    </li>
  );
}

function Where({ booking, location }: { booking: Booking; location: NonNullable<PublicEvent['location']> }) {
  const { messages } = booking.language.value;
  const link = location.type === 'video' ? httpsLink(location.value) : undefined;
  return (
    <li>
      <Icon name={location.type} />
      <div>
        {messages.places[location.type]}
        {link && (
          <p>
            <a class="link" href={link} target="_blank" rel="noopener noreferrer">
              {messages.openLink}
            </a>
          </p>
        )}
        {!link && location.value && <p class="quiet">{location.value}</p>}
      </div>
    </li>
  );
}
