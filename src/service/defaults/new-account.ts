import { defaultHours } from './default-hours.ts';
import { newForm } from './new-form.ts';
import { eventTypeDefaults } from './property-defaults.ts';
import { starterWords } from './starter-words.ts';

/** Returns what an account of a host who speaks this language (BCP 47) can be booked with from the start. */
export function newAccount(locale: string | null | undefined) {
  const { schedule, meeting } = starterWords(locale);
  return {
    schedule: { name: schedule, hours: defaultHours },
    // A slug is of plain letters, which titles in many languages are not.
    eventType: { ...eventTypeDefaults, title: meeting, slug: '30-minute-meeting' },
    form: newForm(locale),
  };
}
