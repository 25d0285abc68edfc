import type { CountedLimit } from './count-attempt.ts';
import { type AcceptedToken, type BookedEventType, oldestSeconds } from './form-tokens.ts';
import type { LimitKeys } from './keys/index.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** A booking about to be attempted. */
export type CountedBooking = {
  readonly address: string | undefined;
  readonly email: string;
  readonly place: BookedEventType;
  /** What it came with. */
  readonly formToken: AcceptedToken;
};

/** A rescheduling about to be made, which sends mail. */
export type CountedReschedule = { readonly email: string; readonly accountId: string };

/** The limits that a booking and a rescheduling have to stay within, in the order they are counted. */
export type BookingLimits = {
  ofBooking(booking: CountedBooking): Promise<CountedLimit[]>;
  /** Those of a booking that is not made: whoever is no person uses up nothing of the event type nor of the account. */
  ofFeignedBooking(booking: CountedBooking): Promise<CountedLimit[]>;
  ofReschedule(event: CountedReschedule): Promise<CountedLimit[]>;
};

export const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** A booking and a rescheduling each send a mail to the invitee and to the host. */
const mailsAtOnce = 2;
/** How much of the mail of all accounts one may send, so that no account uses up that of the others. */
const shareOfAccount = 1 / 2;

/** Creates the limits of bookings. */
export function createBookingLimits(keys: LimitKeys, most: VisitorLimits): BookingLimits {
  async function byInvitee(email: string): Promise<CountedLimit[]> {
    return [
      hourly(await keys.inviteeHour(email), most.emailBookingsPerHour),
      { key: await keys.inviteeDay(email), most: most.emailBookingsPerDay, perSeconds: daySeconds },
    ];
  }

  // The account comes first: what is too much for it is not counted for all.
  function byMail(accountId: string): CountedLimit[] {
    if (!Number.isFinite(most.mailsPerHour)) return [];
    const inAll = most.mailsPerHour / mailsAtOnce;
    return [
      hourly(keys.accountMails(accountId), Math.floor(inAll * shareOfAccount)),
      hourly(keys.allMails(), Math.floor(inAll)),
    ];
  }

  /** A form token books once; for as long as it could be shown again, that is remembered. */
  function byFormToken(name: string | undefined): CountedLimit[] {
    if (name === undefined) return [];
    return [{ key: keys.formToken(name), most: 1, perSeconds: oldestSeconds, refusal: 'form_token_required' }];
  }

  async function ofFeignedBooking({ formToken, email }: CountedBooking): Promise<CountedLimit[]> {
    return [...byFormToken(formToken.name), ...(await byInvitee(email))];
  }

  return {
    async ofBooking(booking) {
      const { eventTypeId, accountId } = booking.place;
      return [
        ...(await ofFeignedBooking(booking)),
        hourly(keys.eventTypeBookings(eventTypeId), most.eventTypeBookingsPerHour),
        hourly(keys.accountBookings(accountId), most.accountBookingsPerHour),
        ...byMail(accountId),
      ];
    },
    ofFeignedBooking,
    ofReschedule: async ({ email, accountId }) => [...(await byInvitee(email)), ...byMail(accountId)],
  };
}

function hourly(key: string, most: number): CountedLimit {
  return { key, most, perSeconds: hourSeconds };
}
