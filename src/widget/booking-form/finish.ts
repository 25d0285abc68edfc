import { batch } from '@preact/signals';
import type { Answers, ManagedEvent } from '../../contract/index.ts';
import type { Booking } from '../model/index.ts';
import { leaveFor, redirectAddress } from './redirect.ts';

export type Booked = {
  readonly event: ManagedEvent;
  readonly isRecovered: boolean;
  readonly answers: Answers;
  readonly metadata: Readonly<Record<string, string>>;
};

/** Tells the page of the booking; unless it says thanks itself, shows it, or goes where the page wants. */
export function finish(booking: Booking, { event, isRecovered, answers, metadata }: Booked): void {
  const { gateway, tell, settings } = booking.given();
  const { isDryRun, isForwarding, redirectUrl } = settings.value;
  booking.forgetTime();
  void gateway.refreshTimes();
  const loaded = booking.eventType.value;
  const eventType = loaded.state === 'ready' ? loaded.data : undefined;
  const { id, start, end, status, timezone, event_type_id: eventTypeId, manage_token: manageToken } = event;
  const said = { eventTypeId, status, timezone, answers, metadata, manageToken };
  const mayThank = tell('sched:booking-successful', { id, title: eventType?.title ?? '', start, end, ...said });
  const wished = redirectUrl ?? eventType?.redirect_url ?? undefined;
  const pageQuery = isForwarding ? location.search : '';
  const redirect = mayThank
    ? redirectAddress({ wished, bookingId: id, pageQuery, answers: identifiersOf(booking) })
    : undefined;
  batch(() => {
    booking.submission.value = { state: 'idle' };
    booking.step.value = mayThank
      ? { step: 'done', event, occasion: isRecovered ? 'recovered' : 'booked', redirect }
      : { step: 'picking' };
  });
  // Who tries a page out wants to see what invitees would; the link is there to be followed.
  if (redirect && !isDryRun) leaveFor(redirect);
}

function identifiersOf(booking: Booking): readonly string[] {
  const loaded = booking.loadedFields.value;
  return ['name', 'email', ...(loaded.state === 'ready' ? loaded.data.map(({ identifier }) => identifier) : [])];
}
