import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { LanguageCode } from '../../language/index.ts';
import type { BookingPage } from '../../service/index.ts';
import { addDays, type Instant, localDateAt, utc } from '../../time/index.ts';
import { type BookableEventType, factsOf, pathOf, writeCard } from './event-type-card.ts';
import { writeLinkedText } from './linked-text.ts';
import { writeOpenGraph } from './open-graph.ts';
import { readLanguage } from './read-language.ts';
import { pageWords } from './words/index.ts';
import { type Markup, paragraphs, writePage } from './write-page.ts';

/** The page, and the public origin of this server. */
type PublicPage = { readonly page: BookingPage; readonly origin: string };

/** After this many days a date has ended in every zone. */
const daysUntilOver = 2;

/** The most cards on the page of a host. The pages of the event types after them are only opened by their links. */
const maxCards = 200;

/** Writes the page of a host: their name and picture, and a card for each of the first public event types. */
export function writeHostPage(context: Context, { page, origin, now }: PublicPage & { readonly now: Instant }): string {
  const language = readLanguage(context);
  const pastDate = addDays(localDateAt(now, utc), -daysUntilOver);
  const eventTypes = page.eventTypes.slice(0, maxCards);
  const cards = eventTypes.map((eventType) => writeCard(eventType, { language, pastDate }));
  const { name, avatar: image, about } = page.host;
  const description = about || eventTypes.map(({ title }) => title).join(' · ');
  const url = `${origin}${hostPath(page)}`;
  return writePage({
    language,
    title: name,
    above: pictureOf(page.host),
    styles: ['/link-page.css'],
    branding: page.branding,
    isListed: page.branding.is_listed,
    content: html`${writeAbout(about)}${cards.length > 0 ? writeCards(cards, language) : writeNothingToBook(language)}`,
    ...(cards.length > 0 && { scripts: ['/host-page.js'] }),
    meta: writeOpenGraph({ title: name, description, url, siteName: siteNameOf(page), image, language }),
  });
}

/**
 * Writes the page of one event type: its host, its description, and the widget that books it. The page takes over the
 * widget's details, so nothing appears twice, and everything except the times is there without scripts. Search engines
 * never list a private one: it is for people who have its link.
 */
export function writeEventTypePage(
  context: Context,
  { page, origin }: PublicPage,
  eventType: BookableEventType,
): string {
  const slot = readSlot(context.req.query('slot'));
  const language = readLanguage(context);
  const { name, avatar: image } = page.host;
  const { public_id: publicId, title, visibility, description } = eventType;
  const facts = factsOf(eventType, language);
  const url = `${origin}${pathOf(publicId)}`;
  return writePage({
    language,
    title,
    styles: ['/link-page.css'],
    scripts: ['/sched-booking.js'],
    branding: page.branding,
    isListed: page.branding.is_listed && visibility === 'public',
    above: writeHost(page),
    content: html`<p class="facts">${facts}</p>
${writeAbout(description, writeLinkedText(description))}<sched-booking event-type="${publicId}" hide-event-type-details${slot}>${writeWithoutScript(language)}</sched-booking>`,
    meta: writeOpenGraph({
      title: `${title} · ${name}`,
      description: description || facts,
      url,
      siteName: siteNameOf(page),
      image,
      language,
    }),
  });
}

/** The host, who leads to their other event types, or the business, unless the header of the page names it. */
function writeHost(page: BookingPage): Markup {
  const { host, isTeam, branding } = page;
  const pictureAndName = html`${pictureOf(host)}<bdi>${host.name}</bdi>`;
  if (!isTeam) return html`<a class="host" href="${hostPath(page)}">${pictureAndName}</a>`;
  return branding.name === '' ? html`<p class="host">${pictureAndName}</p>` : raw('');
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

/** Returns the attribute with the time to select first, which a link in an email can name. */
function readSlot(slot = ''): Markup {
  return instantPattern.test(slot) ? html` slot="${slot}"` : raw('');
}

function siteNameOf({ branding, host }: BookingPage): string {
  return branding.name || host.name;
}

function hostPath({ username }: BookingPage): string {
  return `/${encodeURIComponent(username)}`;
}

function writeAbout(about: string, markup: Markup | string = about): Markup {
  return about === ''
    ? raw('')
    : html`<p class="about"><bdi>${markup}</bdi></p>
`;
}

function writeCards(cards: readonly Markup[], language: LanguageCode): Markup {
  return html`<ul class="event-types">${cards}</ul>
<p class="zone" data-zone="${pageWords[language].timesIn}"></p>`;
}

/** Writes how to book with the host without scripts. */
function writeWithoutScript(language: LanguageCode): Markup {
  const { bookingNeedsJavaScript, askHost } = pageWords[language];
  return html`<noscript><div class="card">${paragraphs(bookingNeedsJavaScript, askHost)}</div></noscript>`;
}

function writeNothingToBook(language: LanguageCode): Markup {
  return html`<div class="card">${paragraphs(pageWords[language].nothingToBook)}</div>`;
}

type Host = BookingPage['host'];

/** The picture of a host or, without one, the initials. The name is beside it. */
function pictureOf({ name, avatar }: Host): Markup {
  if (avatar !== '') return html`<img class="picture" src="${avatar}" alt="" width="64" height="64">`;
  const initials = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return html`<span class="picture" aria-hidden="true">${[initials[0], initials.length > 1 ? initials.at(-1) : ''].join('')}</span>`;
}
