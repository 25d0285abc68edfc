import { createMailLimits, createMemoryState, type MailLimits } from '../../../gateway/index.ts';
import { systemClock } from '../../../time/index.ts';
import { createRedisState } from '../../redis/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { SharedRedis } from '../open-redis.ts';

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAILS_PER_HOUR'>;

/**
 * Opens the limits of the mail that the service sends, for pages, programs and people; undefined if it sends none.
 * Counts in Redis if there is one, otherwise in this process.
 */
export function openMailLimits(settings: MailSettings, redis: SharedRedis | undefined): MailLimits | undefined {
  // Without mail there is nothing to count.
  if (!settings.SMTP_URL) return undefined;
  const state = redis ? createRedisState({ ...redis, clock: systemClock }) : createMemoryState({ clock: systemClock });
  return createMailLimits({ limits: state.limits, mailsPerHour: settings.MAILS_PER_HOUR });
}
