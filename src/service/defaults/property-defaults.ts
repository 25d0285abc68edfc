import type { BookingFormField, MailRecipient } from '../../contract/index.ts';
import type { EventTypeContent } from '../records/index.ts';

const inviteeOnly: MailRecipient[] = ['invitee'];
const noOptions: string[] = [];

/** The defaults of an event type, except its title and the slug that is made from the title. */
export const eventTypeDefaults = {
  description: '',
  duration: 30,
  durations: null,
  time_slot_interval: null,
  buffer_time_before_event: 0,
  buffer_time_after_event: 0,
  min_scheduling_notice: 0,
  booking_frequency_limits: null,
  booking_window_days: null,
  availability_id: null,
  location: null,
  redirect_url: null,
  is_active: true,
  visibility: 'public',
  reminders: [{ minutes_before: 1440, to: inviteeOnly }],
  most_open_per_invitee: null,
  locale: null,
} satisfies Omit<EventTypeContent, 'title' | 'slug'>;

/** The defaults of a field of a booking form. */
export const fieldDefaults = {
  placeholder: '',
  is_required: false,
  is_active: true,
  options: noOptions,
} satisfies Partial<BookingFormField>;
