import type { CalendarProblem } from '../../../contract/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { findAll, findFirst, type XmlElement } from '../xml/index.ts';
import { addressIn } from './address-in.ts';
import type { CaldavRequests } from './caldav-requests.ts';
import { propertyRequest } from './dav-request.ts';

type FoundCalendar = { readonly url: string; readonly name: string };

/** An account as its server describes it. */
export type DiscoveredAccount = {
  readonly calendars: readonly FoundCalendar[];
  /** The mail addresses at which its user is invited (RFC 6638, 2.4.1), in lower case. */
  readonly addresses: readonly string[];
};

/** The most calendar homes of an account to search. No known account has more. */
const maxHomes = 20;

/** The most mail addresses of a user to keep. */
const maxAddresses = 50;

/** Finds the calendars of an account: by the address of one, or of the server. */
export async function discoverCalendars(requests: CaldavRequests, url: string): Promise<DiscoveredAccount> {
  try {
    return await discoverFrom(requests, url);
  } catch (error) {
    if (!hasProblem(error, ['unauthorized'])) throw error;
    // A server may refuse this address and still say elsewhere where its calendars are (RFC 6764, 5).
    const account = await discoverFrom(requests, wellKnownOf(url)).catch(ignoring(refusals));
    if (!account || account.calendars.length === 0) throw error;
    return account;
  }
}

async function discoverFrom(requests: CaldavRequests, url: string): Promise<DiscoveredAccount> {
  const attempts = createAttempts();
  const own = await attempts.attempt(listCalendars(requests, { url, depth: 0 }));
  if (own && own.length > 0) return { calendars: own, addresses: await findAddresses(requests, url) };
  const principal = await searchPrincipal({ requests, attempts }, url);
  if (principal) {
    const { homes, addresses } = await readPrincipal(requests, principal);
    return { calendars: await listHomes(requests, homes.length > 0 ? homes : [principal]), addresses };
  }
  const calendars = await listHomes(requests, [url]).catch(attempts.fail);
  return calendars.length > 0 ? { calendars, addresses: [] } : attempts.fail(new CalendarError('not_found'));
}

/** Finds the mail addresses of the user of a calendar. It can be read without them, so no problem matters. */
async function findAddresses(requests: CaldavRequests, url: string): Promise<readonly string[]> {
  try {
    const principal = await findPrincipal(requests, url);
    return principal === undefined ? [] : (await readPrincipal(requests, principal)).addresses;
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return [];
  }
}

type Search = { readonly requests: CaldavRequests; readonly attempts: ReturnType<typeof createAttempts> };

/** Finds the principal of the user at any of the addresses where servers name it. */
async function searchPrincipal({ requests, attempts }: Search, url: string): Promise<string | undefined> {
  for (const place of new Set([url, wellKnownOf(url), new URL('/', url).href])) {
    const principal = await attempts.attempt(findPrincipal(requests, place));
    if (principal) return principal;
  }
  return undefined;
}

/**
 * Creates attempts at addresses that may lead nowhere: the next one is tried then. If none of them works, the most
 * helpful error says where the first of them redirects to, or that it must not be requested.
 */
function createAttempts() {
  let refusal: unknown;
  return {
    attempt<Found>(search: Promise<Found>): Promise<Found | undefined> {
      return search.catch((error) => {
        if (!hasProblem(error, useless)) throw error;
        if (!hasProblem(error, missing)) refusal ??= error;
        return undefined;
      });
    },

    fail(error: unknown): never {
      throw hasProblem(error, useless) ? (refusal ?? error) : error;
    },
  };
}

/** An account may have several calendar homes (RFC 4791, 6.2.1), some of which it cannot access. */
async function listHomes(requests: CaldavRequests, homes: readonly string[]): Promise<FoundCalendar[]> {
  const calendars = new Map<string, FoundCalendar>();
  let refusal: unknown;
  for (const home of [...new Set(homes)].slice(0, maxHomes)) {
    const calendarsOfHome = await listCalendars(requests, { url: home, depth: 1 }).catch((error) => {
      if (!hasProblem(error, homeRefusals)) throw error;
      refusal ??= error;
    });
    for (const calendar of calendarsOfHome ?? []) calendars.set(calendar.url, calendar);
  }
  if (calendars.size === 0 && refusal) throw refusal;
  return [...calendars.values()];
}

async function listCalendars(
  { ask }: CaldavRequests,
  place: { readonly url: string; readonly depth: 0 | 1 },
): Promise<FoundCalendar[]> {
  const names = '<D:resourcetype/><D:displayname/><C:supported-calendar-component-set/>';
  const { root, url: from } = await ask(propertyRequest({ ...place, names }));
  return findAll(root, 'response').flatMap((response) => {
    const href = findFirst(response, 'href')?.text.trim();
    const components = findAll(response, 'comp').map(({ attributes }) => attributes.get('name')?.toUpperCase());
    const isCalendar = findFirst(findFirst(response, 'resourcetype'), 'calendar') !== undefined;
    if (!href || !isCalendar || (components.length > 0 && !components.includes('VEVENT'))) return [];
    return [{ url: addressIn(href, from), name: findFirst(response, 'displayname')?.text.trim() || 'Calendar' }];
  });
}

/** Finds the resource that describes the user (RFC 5397), if the server names it here. */
async function findPrincipal({ ask }: CaldavRequests, url: string): Promise<string | undefined> {
  const { root, url: from } = await ask(propertyRequest({ url, depth: 0, names: '<D:current-user-principal/>' }));
  const [principal] = hrefsIn(root, 'current-user-principal').map((href) => addressIn(href, from));
  return principal;
}

type Principal = Pick<DiscoveredAccount, 'addresses'> & { readonly homes: readonly string[] };

async function readPrincipal({ ask }: CaldavRequests, url: string): Promise<Principal> {
  const names = '<C:calendar-home-set/><C:calendar-user-address-set/>';
  const { root, url: from } = await ask(propertyRequest({ url, depth: 0, names }));
  const homes = hrefsIn(root, 'calendar-home-set').map((href) => addressIn(href, from));
  // The other addresses of the user are paths and identifiers.
  const mailtos = hrefsIn(root, 'calendar-user-address-set').filter((href) => /^mailto:/i.test(href));
  const addresses = mailtos.map((href) => href.slice('mailto:'.length).toLowerCase());
  return { homes, addresses: [...new Set(addresses)].slice(0, maxAddresses) };
}

function hrefsIn(root: XmlElement, property: string): string[] {
  const element = findFirst(root, property);
  const hrefs = element ? findAll(element, 'href').map(({ text }) => text.trim()) : [];
  return hrefs.filter((href) => href !== '');
}

/** The address does not exist, or is another kind of resource. The next one is tried. */
const missing: readonly CalendarProblem[] = ['not_found', 'unexpected_status'];

/** The address says nothing about the calendars of an account: it may be that of a website. The next one is tried. */
const useless: readonly CalendarProblem[] = [...missing, 'redirected', 'refused_address', 'cut_off', 'too_large'];

/** The calendar home belongs to someone else, or does not exist. The others are still listed. */
const homeRefusals: readonly CalendarProblem[] = ['unauthorized', 'not_found'];

/** The server does not say where its calendars are, or names an address that must not be requested. */
const refusals: readonly CalendarProblem[] = [...useless, 'unauthorized'];

function ignoring(problems: readonly CalendarProblem[]): (error: unknown) => undefined {
  return function ignoreProblem(error) {
    if (!hasProblem(error, problems)) throw error;
  };
}

function hasProblem(error: unknown, problems: readonly CalendarProblem[]): boolean {
  return error instanceof CalendarError && problems.includes(error.problem);
}

function wellKnownOf(url: string): string {
  return new URL('/.well-known/caldav', url).href;
}
