import { hasDemonstration } from './has-demonstration.ts';
import type { Settings } from './settings.ts';

type MailCatcherSettings = Pick<
  Settings,
  | 'SMTP_URL'
  | 'DATABASE_URL'
  | 'UPSTREAM_URL'
  | 'PUBLIC_URL'
  | 'TRUST_PROXY'
  | 'HOST'
  | 'DEMONSTRATION'
  | 'SCHED_API_KEY'
>;

/** An empty HOST listens on all addresses of this machine. */
const localHosts = ['', 'localhost', '127.0.0.1', '::1'];

/**
 * Returns whether this server shows the mail it would send, at `/mail`: while someone tries it on their own computer.
 * Settings for visitors from elsewhere, or for another process that sends mail, turn it off.
 */
export function showsMail(settings: MailCatcherSettings): boolean {
  const { SMTP_URL, DATABASE_URL, UPSTREAM_URL, PUBLIC_URL, TRUST_PROXY, HOST } = settings;
  const isElsewhere = [SMTP_URL, DATABASE_URL, UPSTREAM_URL, PUBLIC_URL].some((address) => address !== '');
  return !isElsewhere && TRUST_PROXY === 0 && localHosts.includes(HOST) && hasDemonstration(settings);
}
