import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { LanguageCode } from '../../language/index.ts';
import type { BookingPage } from '../../service/index.ts';
import { readLanguage } from './read-language.ts';
import { pageWords } from './words/index.ts';
import { type Markup, paragraphs, writePage } from './write-page.ts';

type EventType = BookingPage['eventTypes'][number];

/** Writes the page of a host: their name and picture, and a card for each event type that anybody may book. */
export function writeHostPage(context: Context, page: BookingPage): string {
  const language = readLanguage(context);
  const cards = page.eventTypes.map((eventType) => writeCard(eventType, language));
  const content = cards.length > 0 ? html`<ul class="event-types">${cards}</ul>` : writeNothing(language);
  const { name } = page.host;
  return writePage({
    ...{ language, title: name, content, above: pictureOf(page.host), styles: ['/link-page.css'], ...brandOf(page) },
    meta: openGraph(context, { title: name, description: page.eventTypes.map(({ title }) => title).join(' · ') }, page),
  });
}

/** Writes the page of one event type: whose it is, and the widget that books it. */
export function writeEventTypePage(context: Context, page: BookingPage, eventType: EventType): string {
  const language = readLanguage(context);
  const { name } = page.host;
  const back = `/${encodeURIComponent(page.username)}`;
  const needed = html`<noscript><div class="card">${paragraphs(pageWords[language].bookingNeedsJavaScript)}</div></noscript>`;
  return writePage({
    ...{ language, title: eventType.title, styles: ['/link-page.css'], scripts: ['/sched-booking.js'] },
    ...brandOf(page),
    above: html`<a class="host" href="${back}">${pictureOf(page.host)}<bdi>${name}</bdi></a>`,
    content: html`<sched-booking event-type="${eventType.public_id}">${needed}</sched-booking>`,
    meta: openGraph(context, { title: `${eventType.title} · ${name}`, description: eventType.description }, page),
  });
}

/** Search engines may list the pages of a business that wants it. */
function brandOf({ branding }: BookingPage) {
  return { branding, isListed: branding.is_listed };
}

function writeCard(
  { public_id: publicId, title, description, duration, durations }: EventType,
  language: LanguageCode,
) {
  const path = `/${publicId.split('/').map(encodeURIComponent).join('/')}`;
  const about = description === '' ? raw('') : html`<p><bdi>${description}</bdi></p>`;
  return html`<li><a class="card" href="${path}"><h2><bdi>${title}</bdi></h2>
<p>${lengthOf(durations ?? [duration], language)}</p>${about}</a></li>
`;
}

function writeNothing(language: LanguageCode): Markup {
  return html`<div class="card">${paragraphs(pageWords[language].nothingToBook)}</div>`;
}

/** Writes lengths as people of the language do: `30 or 60 minutes`. */
function lengthOf(durations: readonly number[], language: LanguageCode): string {
  const sorted = durations.toSorted((a, b) => a - b);
  const last = sorted.at(-1) ?? 0;
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const numbers = sorted.slice(0, -1).map((number) => number.toLocaleString(language));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format([...numbers, minutes.format(last)]);
}

type Host = BookingPage['host'];

/** The picture of a host or, without one, the initials; the name beside it says who it is. */
function pictureOf({ name, avatar }: Host): Markup {
  if (avatar !== '') return html`<img class="picture" src="${avatar}" alt="" width="64" height="64">`;
  const initials = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return html`<span class="picture" aria-hidden="true">${[initials[0], initials.length > 1 ? initials.at(-1) : ''].join('')}</span>`;
}

type Described = { readonly title: string; readonly description: string };

const longestDescription = 200;

/** What a link to the page looks like where it is shared (Open Graph protocol). */
function openGraph(context: Context, { title, description }: Described, { host }: BookingPage): Markup {
  const { origin, pathname } = new URL(context.req.url);
  const entries = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:url', `${origin}${pathname}`],
    ...(description === '' ? [] : [['og:description', description.slice(0, longestDescription).toWellFormed()]]),
    ...(host.avatar === '' ? [] : [['og:image', host.avatar]]),
  ];
  return html`${entries.map(
    ([property, text]) => html`<meta property="${property}" content="${text}">
`,
  )}`;
}
