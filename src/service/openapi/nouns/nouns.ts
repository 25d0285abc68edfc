import { accountNouns } from './account-nouns.ts';
import { calendarNouns } from './calendar-nouns.ts';
import { eventNouns } from './event-nouns.ts';
import type { Noun } from './noun.ts';
import { scheduleNouns } from './schedule-nouns.ts';
import { webhookNouns } from './webhook-nouns.ts';

/** The nouns of the API: each is one component, referred to by name. */
export const nouns: Readonly<Record<string, Noun>> = {
  ...scheduleNouns,
  ...eventNouns,
  ...accountNouns,
  ...calendarNouns,
  ...webhookNouns,
};
