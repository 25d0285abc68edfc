import type { CountedLimit } from './count-attempt.ts';
import { type AcceptedToken, type BookedEventType, oldestSeconds } from './form-tokens.ts';
import type { LimitKeys } from './keys/index.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** A booking about to be attempted. */
export type CountedBooking = {
  readonly address: string | undefined;
  readonly email: string;
  /** The addresses of those whom the invitee brings. */
  readonly guests: readonly string[];
  readonly place: BookedEventType;
  /** What it came with. */
  readonly formToken: AcceptedToken;
};

/** A rescheduling about to be made, which sends mail. */
export type CountedReschedule = Pick<CountedBooking, 'email' | 'guests'> & { readonly accountId: string };

type Mailed = Pick<CountedBooking, 'email' | 'guests'>;

/** The limits that a booking and a rescheduling have to stay within, in the order they are counted. */
export type BookingLimits = {
  ofBooking(booking: CountedBooking): Promise<CountedLimit[]>;
  /** The limits of a booking that is not made: programs use up nothing of the event type or of the account. */
  ofFeignedBooking(booking: CountedBooking): Promise<CountedLimit[]>;
  ofReschedule(event: CountedReschedule): Promise<CountedLimit[]>;
};

/** How long the limits of an hour count for. */
export const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** A booking and a rescheduling each send a mail to the invitee and to the host, and one to each guest. */
const mailsWithoutGuests = 2;
/** How much of the mail of all accounts one may send, so that no account uses up that of the others. */
const shareOfAccount = 1 / 2;

/** Creates the limits of bookings. */
export function createBookingLimits(keys: LimitKeys, most: VisitorLimits): BookingLimits {
  async function byAddress(email: string): Promise<CountedLimit[]> {
    return [
      hourly(await keys.addressHour(email), most.emailBookingsPerHour),
      { key: await keys.addressDay(email), most: most.emailBookingsPerDay, perSeconds: daySeconds },
    ];
  }

  // Anybody can type the address of a guest. Two spellings of one mailbox are two mails there, and count as two.
  async function byMailed({ email, guests }: Mailed): Promise<CountedLimit[]> {
    return (await Promise.all([email, ...guests].map(byAddress))).flat();
  }

  // The account comes first: what is too much for it is not counted for all.
  function byMail(accountId: string, { guests }: Mailed): CountedLimit[] {
    if (!Number.isFinite(most.mailsPerHour)) return [];
    const amount = mailsWithoutGuests + guests.length;
    return [
      { ...hourly(keys.accountMails(accountId), Math.floor(most.mailsPerHour * shareOfAccount)), amount },
      { ...hourly(keys.allMails(), most.mailsPerHour), amount },
    ];
  }

  /** A form token books once; for as long as it could be shown again, that is remembered. */
  function byFormToken(name: string | undefined): CountedLimit[] {
    if (name === undefined) return [];
    return [{ key: keys.formToken(name), most: 1, perSeconds: oldestSeconds, refusal: 'form_token_required' }];
  }

  async function ofFeignedBooking(booking: CountedBooking): Promise<CountedLimit[]> {
    return [...byFormToken(booking.formToken.name), ...(await byMailed(booking))];
  }

  return {
    async ofBooking(booking) {
      const { eventTypeId, accountId } = booking.place;
      return [
        ...(await ofFeignedBooking(booking)),
        hourly(keys.eventTypeBookings(eventTypeId), most.eventTypeBookingsPerHour),
        hourly(keys.accountBookings(accountId), most.accountBookingsPerHour),
        ...byMail(accountId, booking),
      ];
    },
    ofFeignedBooking,
    ofReschedule: async (event) => [...(await byMailed(event)), ...byMail(event.accountId, event)],
  };
}

function hourly(key: string, most: number): CountedLimit {
  return { key, most, perSeconds: hourSeconds };
}
