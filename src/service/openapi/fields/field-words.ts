import { accessWords } from './access-words.ts';
import { accountWords } from './account-words.ts';
import { calendarWords } from './calendar-words.ts';
import { contactWords } from './contact-words.ts';
import { eventTypeWords } from './event-type-words.ts';
import { eventWords } from './event-words.ts';
import { formWords } from './form-words.ts';
import { hostWords } from './host-words.ts';
import { journalWords } from './journal-words.ts';
import { mailWords } from './mail-words.ts';
import { resourceWords } from './resource-words.ts';
import { scheduleWords } from './schedule-words.ts';
import { slotWords } from './slot-words.ts';
import { webhookWords } from './webhook-words.ts';

/** The meaning of each field. One name means one thing; if it does not, the name of the component precedes it. */
export const fieldWords: Readonly<Record<string, string>> = {
  ...accessWords,
  ...accountWords,
  ...calendarWords,
  ...resourceWords,
  ...contactWords,
  ...eventWords,
  ...eventTypeWords,
  ...formWords,
  ...hostWords,
  ...journalWords,
  ...mailWords,
  ...scheduleWords,
  ...slotWords,
  ...webhookWords,
};

/** The defaults of fields of a new thing that JSON Schema cannot express. */
export const defaultWords: Readonly<Record<string, string>> = {
  'CreateAvailabilityBody.hours': 'The default is Monday to Friday, 09:00 to 17:00.',
  'CreateAvailabilityBody.timezone': 'The default is that of the account.',
  'CreateBookingFormFieldBody.identifier': 'By default it is derived from the label.',
  'CreateBookingFormFieldBody.label': 'By default it is derived from the identifier.',
  'CreateBookingFormFieldBody.position': 'The default is the last position.',
  'CreateEventBody.duration': 'The default is that of the event type.',
  'CreateEventBody.locale': 'The default is that of the event type.',
  'CreateEventTypeBody.slug': 'By default it is derived from the title.',
};
