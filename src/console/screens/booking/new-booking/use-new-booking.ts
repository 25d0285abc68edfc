import { useLayoutEffect, useState } from 'preact/hooks';
import type { BookingFormField, Event, EventType, User } from '../../../../contract/index.ts';
import { type LoadState, useData } from '../../../data/index.ts';
import { navigate } from '../../../routing/index.ts';
import { type Action, TranslatedError, useAction, useDraft } from '../../../ui/index.ts';
import { locale } from '../../../words/index.ts';
import type { ChosenTime } from '../choose-time/index.ts';
import { momentOf } from '../moment.ts';
import { showResult } from '../result.tsx';
import { useIdempotentBooking } from '../use-idempotent-booking.ts';
import { withFreshData } from '../with-fresh-data.ts';
import { words as bookingWords } from '../words/index.ts';
import { type Faults, type InviteeInput, readAnswers } from './read-answers.ts';
import { words } from './words/index.ts';

/** The event type, length and time of a new booking. */
export type BookingDraft = {
  readonly eventType: EventType;
  /** Minutes. */
  readonly duration: number;
  /** Undefined until one is chosen. */
  readonly time: ChosenTime | undefined;
};

/** The language is undefined until one is chosen: until then, it follows the event type. */
type InviteeDraft = Omit<InviteeInput, 'locale'> & { readonly locale: string | undefined };

type NewBooking = {
  readonly booking: BookingDraft;
  readonly setBooking: (change: Partial<BookingDraft>) => void;
  readonly fields: LoadState<BookingFormField[]>;
  readonly input: InviteeInput;
  readonly setInput: (change: Partial<InviteeInput>) => void;
  readonly faults: Faults;
  readonly book: Action;
};

/** Keeps what is entered until it is booked, then opens the page of the booking. Asks before leaving. */
export function useNewBooking({ first, user }: { readonly first: EventType; readonly user: User }): NewBooking {
  const [booking, keepBooking] = useState<BookingDraft>({
    eventType: first,
    duration: first.duration,
    time: undefined,
  });
  const setBooking = (change: Partial<BookingDraft>) => keepBooking((before) => ({ ...before, ...change }));
  const [faults, setFaults] = useState<Faults>({});
  const [newEvent, setNewEvent] = useState<Event | undefined>(undefined);
  const draft = useDraft<InviteeDraft>({ answers: {}, timezone: user.timezone, locale: undefined });
  const ownLocale = booking.eventType.locale ?? user.locale ?? locale().language;
  const input = { ...draft.value, locale: draft.value.locale ?? ownLocale };
  const fields = useData('listBookingFormFields', { params: { eventType: booking.eventType.id } });
  const send = useIdempotentBooking();
  const book = useAction(async () => {
    const result = readAnswers(fields.state === 'ready' ? fields.data : [], input);
    setFaults(result.faults);
    const { time } = booking;
    if (!time) throw new TranslatedError(words.current.chooseTime);
    if (Object.keys(result.faults).length > 0) throw new TranslatedError(words.current.incomplete);
    const { timezone, locale } = input;
    const body = { ...bodyOf({ ...booking, time }), timezone, locale, answers: result.answers };
    const event = await withFreshData(send(body), () => setBooking({ time: undefined }));
    draft.discard();
    setNewEvent(event);
  });
  // Wait until the draft is discarded, so that the host is not asked whether to leave.
  useLayoutEffect(() => {
    if (newEvent) void open(newEvent);
  }, [newEvent]);
  return { booking, setBooking, fields, input, setInput: draft.set, faults, book };
}

function bodyOf({ eventType, duration, time }: BookingDraft & { readonly time: ChosenTime }) {
  return {
    event_type_id: eventType.id,
    start: time.start,
    ...(duration !== eventType.duration && { duration }),
    ...(time.ignoresRules && { ignore_rules: true }),
  };
}

async function open(event: Event): Promise<void> {
  await navigate(`/bookings/${event.id}`);
  showResult(event, { kind: 'event.created', sentence: bookingWords.current.again.done(momentOf(event.start)) });
}
