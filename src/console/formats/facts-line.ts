import { locale } from '../words/index.ts';

/**
 * Returns `grace@example.org · 1 guest · 15:00`: facts on one line, without those that are undefined or false. On a
 * right-to-left page each is isolated, so that an address or a time does not reorder its neighbors.
 */
export function factsLine(facts: readonly (string | false | undefined)[]): string {
  const isRightToLeft = locale().direction === 'rtl';
  return facts
    .filter((fact) => fact !== undefined && fact !== false && fact !== '')
    .map((fact) => (isRightToLeft ? `\u2068${fact}\u2069` : fact))
    .join(' · ');
}
