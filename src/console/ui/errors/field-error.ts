import { emptyLineSentence } from '../../../contract/index.ts';
import { RequestError } from '../../data/index.ts';
import { shellWords } from '../../words/index.ts';
import { withDetail } from './with-detail.ts';

type Kind = keyof typeof shellWords.current.failed.fields;

/** The sentence about an invalid field, by the name of the field in a request. */
const kinds: Readonly<Record<string, Kind>> = {
  avatar: 'address',
  availability_id: 'schedule',
  booking_window_days: 'number',
  buffer_time_after_event: 'number',
  buffer_time_before_event: 'number',
  day: 'number',
  description: 'text',
  duration: 'number',
  durations: 'durations',
  email: 'email',
  first_name: 'name',
  last_name: 'name',
  'location.value': 'place',
  min_scheduling_notice: 'number',
  minutes_before: 'number',
  month: 'number',
  most_open_per_invitee: 'number',
  name: 'name',
  password: 'password',
  redirect_url: 'address',
  server: 'target',
  slug: 'slug',
  time_slot_interval: 'number',
  timezone: 'timezone',
  title: 'name',
  to: 'recipients',
  url: 'target',
  username: 'name',
  week: 'number',
  weight: 'number',
  year: 'number',
};

/** Fields about which the server's sentence says more: why an address cannot be used, and which numbers are allowed. */
const kindsWithDetail: readonly Kind[] = ['target', 'number'];

/**
 * Returns what to do about a field that the server refuses, such as `reminders.0.to`; undefined for a valid one. The
 * server's own sentence is in English, so it is added only if it says more.
 */
export function fieldError(error: unknown, path: string): string | undefined {
  const sentence = error instanceof RequestError ? error.errors[path]?.[0] : undefined;
  if (sentence === undefined) return undefined;
  const { empty, fields, field } = shellWords.current.failed;
  if (sentence.startsWith(emptyLineSentence)) return empty;
  const kind = kinds[path] ?? kinds[path.split('.').at(-1) ?? path];
  if (kind === undefined) return withDetail(field, sentence);
  return kindsWithDetail.includes(kind) ? withDetail(fields[kind], sentence) : fields[kind];
}
