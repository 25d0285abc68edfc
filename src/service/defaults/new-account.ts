import { defaultHours } from './default-hours.ts';
import { newForm } from './new-form.ts';
import { eventTypeDefaults } from './property-defaults.ts';

/** What a new account can be booked with: a schedule, and one event type that uses it. */
export const newAccount = {
  schedule: { name: 'Working hours', hours: defaultHours },
  eventType: { ...eventTypeDefaults, title: '30-minute meeting', slug: '30-minute-meeting' },
  form: newForm,
} as const;
