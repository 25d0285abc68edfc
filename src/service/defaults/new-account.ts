import { defaultHours } from './default-hours.ts';
import { newForm } from './new-form.ts';
import { eventTypeDefaults } from './property-defaults.ts';
import { starterWords } from './starter-words.ts';

/** Returns what a new account needs so that it can be booked at once, for a host who speaks this language (BCP 47). */
export function newAccount(locale: string | null | undefined) {
  const { schedule, meeting } = starterWords(locale);
  return {
    schedule: { name: schedule, hours: defaultHours },
    // A slug uses ASCII letters only, and titles in many languages have none.
    eventType: { ...eventTypeDefaults, title: meeting, slug: '30-minute-meeting' },
    form: newForm(locale),
  };
}
