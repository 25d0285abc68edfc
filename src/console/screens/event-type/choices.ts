import type { BookingFormField, EventType } from '../../../contract/index.ts';

type LocationType = NonNullable<EventType['location']>['type'];

/** In which ways people can meet, the most usual first. */
export const locationTypes: readonly LocationType[] = ['video', 'phone', 'in_person', 'custom'];

/** Who can find an event type. */
export const visibilities: readonly EventType['visibility'][] = ['public', 'private'];

/** The kinds of answers, the most usual first. */
export const answerTypes: readonly BookingFormField['type'][] = [
  'text',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'phone',
  'email',
  'multiple_emails',
];
