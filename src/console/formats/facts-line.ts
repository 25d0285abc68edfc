import { locale } from '../words/index.ts';

/**
 * Returns `grace@example.org · 1 guest · 15:00`: facts on one line; one that is undefined or false is left out. On a page
 * that runs from right to left each is isolated, so that an address or a time does not pull its neighbors around.
 */
export function factsLine(facts: readonly (string | false | undefined)[]): string {
  const isRightToLeft = locale().direction === 'rtl';
  return facts
    .filter((fact) => fact !== undefined && fact !== false && fact !== '')
    .map((fact) => (isRightToLeft ? `\u2068${fact}\u2069` : fact))
    .join(' · ');
}
