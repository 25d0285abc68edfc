import type { CountedLimit } from './attempt-within-limits.ts';
import { type AcceptedToken, type BookedEventType, maxAgeSeconds } from './form-tokens.ts';
import type { LimitKeys } from './keys/index.ts';
import { limitsOfMail } from './mail-limits.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** A booking about to be attempted. */
export type CountedBooking = {
  readonly address: string | undefined;
  readonly email: string;
  /** The email addresses of the guests. */
  readonly guests: readonly string[];
  readonly eventType: BookedEventType;
  /** The form token it came with. */
  readonly formToken: AcceptedToken;
};

/** A rescheduling about to be attempted. It sends mail. */
export type CountedReschedule = Pick<CountedBooking, 'email' | 'guests'> & { readonly accountId: string };

type MailRecipients = Pick<CountedBooking, 'email' | 'guests'>;

/** The limits of a booking and of a rescheduling, in the order in which they are counted. */
export type BookingLimits = {
  ofBooking(booking: CountedBooking): Promise<CountedLimit[]>;
  /**
   * The limits of a booking that is only made up: a bot must not use up the limits of the event type or the account.
   */
  ofHoneypotBooking(booking: CountedBooking): Promise<CountedLimit[]>;
  ofReschedule(event: CountedReschedule): Promise<CountedLimit[]>;
};

/** How long the limits of an hour count for. */
export const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** A booking and a rescheduling each send one mail to the invitee, one to the host and one to each guest. */
const mailsWithoutGuests = 2;

/** Creates the limits of bookings. */
export function createBookingLimits(keys: LimitKeys, visitorLimits: VisitorLimits): BookingLimits {
  async function byEmail(email: string): Promise<CountedLimit[]> {
    return [
      hourly(await keys.emailHour(email), visitorLimits.emailBookingsPerHour),
      { key: await keys.emailDay(email), max: visitorLimits.emailBookingsPerDay, windowSeconds: daySeconds },
    ];
  }

  // Anyone can type the address of a guest. Two spellings of one mailbox get two mails, so they count as two.
  async function byMailed({ email, guests }: MailRecipients): Promise<CountedLimit[]> {
    return (await Promise.all([email, ...guests].map(byEmail))).flat();
  }

  function byMail(accountId: string, { guests }: MailRecipients): CountedLimit[] {
    return limitsOfMail(visitorLimits.mailsPerHour, { accountId, amount: mailsWithoutGuests + guests.length });
  }

  /** A form token books once. This is remembered for as long as the token is valid. */
  function byFormToken(name: string | undefined): CountedLimit[] {
    if (name === undefined) return [];
    return [{ key: keys.formToken(name), max: 1, windowSeconds: maxAgeSeconds, refusal: 'form_token_required' }];
  }

  async function ofHoneypotBooking(booking: CountedBooking): Promise<CountedLimit[]> {
    return [...byFormToken(booking.formToken.name), ...(await byMailed(booking))];
  }

  return {
    async ofBooking(booking) {
      const { eventTypeId, accountId } = booking.eventType;
      return [
        ...(await ofHoneypotBooking(booking)),
        hourly(keys.eventTypeBookings(eventTypeId), visitorLimits.eventTypeBookingsPerHour),
        hourly(keys.accountBookings(accountId), visitorLimits.accountBookingsPerHour),
        ...byMail(accountId, booking),
      ];
    },
    ofHoneypotBooking,
    ofReschedule: async (event) => [...(await byMailed(event)), ...byMail(event.accountId, event)],
  };
}

function hourly(key: string, max: number): CountedLimit {
  return { key, max, windowSeconds: hourSeconds };
}
