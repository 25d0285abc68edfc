import { parseInstant } from '../../time/index.ts';
import { locale } from '../words/index.ts';
import { timeIn } from './event-times.ts';
import { hostZone } from './host-clock.ts';
import { dateWithTime } from './punctuation.ts';

/** Returns `24 Nov 2026, 15:00` for an instant from the server, in the host's zone. */
export function momentText(text: string): string {
  const instant = parseInstant(text);
  if (instant === undefined) return text;
  const format = new Intl.DateTimeFormat(locale().tag, {
    ...({ dateStyle: 'medium', calendar: 'gregory' } as const),
    timeZone: hostZone(),
  });
  return dateWithTime(format.format(instant), timeIn(instant));
}
