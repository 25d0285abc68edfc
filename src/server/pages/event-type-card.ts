import { html, raw } from 'hono/html';
import type { LanguageCode } from '../../language/index.ts';
import type { BookingPage } from '../../service/index.ts';
import type { LocalDate } from '../../time/index.ts';
import { pageWords } from './words/index.ts';
import type { Markup } from './write-page.ts';

export type BookableEventType = BookingPage['eventTypes'][number];

type CardContext = {
  readonly language: LanguageCode;
  /** A date that has ended everywhere, after which to look for the next time: a visitor's clock may be wrong. */
  readonly pastDate: LocalDate;
};

/**
 * Writes the card of an event type: its title, its length, its place, and an empty line for the next bookable time,
 * which the script of the page fills.
 */
export function writeCard(eventType: BookableEventType, { language, pastDate }: CardContext): Markup {
  const { public_id: publicId, title, description } = eventType;
  const { nextTime, noTimes } = pageWords[language];
  const about = description === '' ? raw('') : html`<p class="about"><bdi>${description}</bdi></p>`;
  return html`<li><a class="card" href="${pathOf(publicId)}"><h2><bdi>${title}</bdi></h2>
<p class="facts">${factsOf(eventType, language)}</p>${about}
<p class="next" data-event-type="${publicId}" data-past="${pastDate}" data-next="${nextTime}" data-none="${noTimes}"></p></a></li>
`;
}

/** Returns the path of the page of an event type. */
export function pathOf(publicId: string): string {
  return `/${publicId.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns how long a meeting takes and where it is: `30 minutes · Video call`. */
export function factsOf({ duration, durations, place }: BookableEventType, language: LanguageCode): string {
  return [lengthOf(durations ?? [duration], language), placeOf(place, language)].filter(Boolean).join(' · ');
}

/** Writes lengths in the language: `30 or 60 minutes`. */
function lengthOf(durations: readonly number[], language: LanguageCode): string {
  const ascending = durations.toSorted((a, b) => a - b);
  const last = ascending.at(-1) ?? 0;
  const { minutes, numbers, alternatives } = formatsOf(language);
  return alternatives.format([...ascending.slice(0, -1).map((number) => numbers.format(number)), minutes.format(last)]);
}

type LengthFormats = {
  readonly minutes: Intl.NumberFormat;
  readonly numbers: Intl.NumberFormat;
  readonly alternatives: Intl.ListFormat;
};

/** Made once for each language: making them takes longer than writing the rest of a card. */
const formatsByLanguage = new Map<LanguageCode, LengthFormats>();

function formatsOf(language: LanguageCode): LengthFormats {
  const entry = formatsByLanguage.get(language);
  if (entry) return entry;
  const formats = {
    minutes: new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
    numbers: new Intl.NumberFormat(language),
    alternatives: new Intl.ListFormat(language, { type: 'disjunction' }),
  };
  formatsByLanguage.set(language, formats);
  return formats;
}

/** Returns the place if everyone may know it, otherwise how people meet. */
function placeOf(place: BookableEventType['place'], language: LanguageCode): string {
  if (!place) return '';
  const { videoCall, phoneCall, inPerson } = pageWords[language];
  const ways = { video: videoCall, phone: phoneCall, in_person: inPerson, custom: '' };
  return place.value || ways[place.type];
}
