/**
 * Dates and times for the host: in the host's zone and clock, in the page's language.
 *
 * Design: a screen never formats dates or times itself, so a booking reads the same everywhere.
 */

export { cityOf } from './city-of.ts';
export { dateRangeText, monthText, periodText, weekdayHeading, weekdayName } from './dates.ts';
export { busyRangeIn, dayHeading, durationText, rangeIn, timeIn } from './event-times.ts';
export { factsLine } from './facts-line.ts';
export { clockTime, hostZone, relativeTime, setHostClock } from './host-clock.ts';
export { languageChoices, languageName } from './language-choices.ts';
export { listText } from './list-text.ts';
export { momentText } from './moment-text.ts';
export { greetedName, isLastNameFirst } from './names.ts';
export { capitalized, dateWithTime, withColon, withComma } from './punctuation.ts';
export { zoneText } from './zone-text.ts';
