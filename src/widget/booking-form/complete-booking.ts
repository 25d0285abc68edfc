import type { Answers, ManagedEvent } from '../../contract/index.ts';
import { contactIdentifiers } from '../../form/index.ts';
import type { Booking } from '../model/index.ts';
import { bookingDetail } from './booking-detail.ts';
import { redirectAddress, redirectTo } from './redirect.ts';

export type CompletedBooking = {
  readonly event: ManagedEvent;
  readonly isRecovered: boolean;
  readonly answers: Answers;
  readonly metadata: Readonly<Record<string, string>>;
};

/** Reports the booking to the page. Unless the page shows its own confirmation, shows the booking or redirects. */
export function completeBooking(booking: Booking, { event, isRecovered, answers, metadata }: CompletedBooking): void {
  const { gateway, emit, settings } = booking.context();
  const { dryRun, forwardQueryParams, redirectUrl } = settings.value;
  booking.clearSlot();
  void gateway.refresh('slots');
  const result = booking.eventType.value;
  const eventType = result.state === 'ready' ? result.data : undefined;
  const detail = { ...bookingDetail(event, eventType?.title ?? ''), answers, metadata };
  const isConfirmationShown = emit('sched:booking-successful', detail);
  const target = redirectUrl ?? eventType?.redirect_url ?? undefined;
  const pageQuery = forwardQueryParams ? location.search : '';
  const address = isConfirmationShown
    ? redirectAddress({ target, bookingId: event.id, pageQuery, answers: identifiersOf(booking) })
    : undefined;
  // In a dry run, show what invitees would see. The link can still be followed.
  const redirect = address === undefined ? undefined : { address, isPending: !dryRun };
  booking.showStep(
    isConfirmationShown
      ? { step: 'confirmation', event, occasion: isRecovered ? 'recovered' : 'booked', redirect }
      : { step: 'select-time' },
  );
  if (redirect?.isPending) startRedirect(booking, redirect.address);
}

/** Leaves the page. Ends the message about it if the browser refuses, or once the invitee is back. */
function startRedirect(booking: Booking, address: string): void {
  const showOnlyLink = () => {
    const step = booking.step.peek();
    if (step.step !== 'confirmation' || step.redirect?.address !== address) return;
    booking.step.value = { ...step, redirect: { address, isPending: false } };
  };
  // The back/forward cache keeps the page as it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && showOnlyLink();
  window.addEventListener('pageshow', onShow, { signal: booking.context().abortSignal });
  if (!redirectTo(address)) showOnlyLink();
}

function identifiersOf(booking: Booking): readonly string[] {
  const loadedFields = booking.loadedFields.value;
  const fields = loadedFields.state === 'ready' ? loadedFields.data : [];
  return [...contactIdentifiers, ...fields.map(({ identifier }) => identifier)];
}
