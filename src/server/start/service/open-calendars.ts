import type { Logger } from 'pino';
import { openCalendars, type Store } from '../../../service/index.ts';
import { systemClock } from '../../../time/index.ts';
import { calendarSecretsOf } from '../../secrets/index.ts';
import { type Settings, showsMail } from '../../settings/index.ts';

type CalendarOptions = { readonly store: Store; readonly settings: Settings; readonly log: Logger };

/** Opens the reader of hosts' calendars with these settings. */
export async function openCalendarsFromSettings({ store, settings, log }: CalendarOptions) {
  return openCalendars({
    store,
    clock: systemClock,
    log,
    secrets: await calendarSecretsOf(settings),
    privateHosts: settings.CALENDAR_HOSTS,
    minutes: settings.CALENDAR_MINUTES,
    sendsMail: settings.SMTP_URL !== '' || showsMail(settings),
  });
}
