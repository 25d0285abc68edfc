import { CalendarError } from '../calendar-error.ts';
import { readListingBounded } from '../threads/index.ts';
import { escapeXml } from '../xml/index.ts';
import type { CaldavRequests } from './caldav-requests.ts';
import { xmlDocument } from './dav-request.ts';
import { isCollection, objectIdOf } from './object-id.ts';

/** A state of a calendar, by the token that its server gave it. */
export type CalendarState = { readonly url: string; readonly token: string };

/** The changes of a calendar. */
export type ListedChanges = {
  /** The paths of what was added or replaced, by object. */
  readonly paths: ReadonlyMap<string, string>;
  readonly removals: ReadonlySet<string>;
};

/** The most responses that a server may split its changes into. A calendar with more is read as a whole. */
const maxPages = 100;

/** Lists what has changed since a state of a calendar (RFC 6578); undefined if the server cannot say. */
export async function listChanges(
  requests: CaldavRequests,
  { url, token }: CalendarState,
): Promise<ListedChanges | undefined> {
  const paths = new Map<string, string>();
  const removals = new Set<string>();
  let next: string | undefined = token;
  for (let page = 0; page < maxPages && next !== undefined; page += 1) {
    const listing = await askForChanges(requests, { url, token: next });
    if (!listing) return undefined;
    for (const href of listing.hrefs) {
      const id = objectIdOf(href, url);
      if (isCollection(href, url)) continue;
      paths.set(id, href);
      removals.delete(id);
    }
    for (const href of listing.removals) {
      const id = objectIdOf(href, url);
      paths.delete(id);
      removals.add(id);
    }
    if (!listing.isTruncated) return { paths, removals };
    next = listing.token === next ? undefined : listing.token;
  }
  return undefined;
}

async function askForChanges({ askForBlocks, ticket }: CaldavRequests, { url, token }: CalendarState) {
  const state = `<D:sync-token>${escapeXml(token)}</D:sync-token><D:sync-level>1</D:sync-level>`;
  const properties = '<D:prop><D:getetag/><D:resourcetype/></D:prop>';
  const body = xmlDocument('D:sync-collection', `${state}${properties}`);
  const response = await askForBlocks({ url, method: 'REPORT', depth: 0, body }).catch(ignoringRefusals);
  const listing = response && (await readListingBounded(response.blocks, ticket));
  // A server that mistakes the report for another responds without the required token.
  return listing?.kind === 'read' && listing.token !== undefined ? listing : undefined;
}

/** Servers refuse a forgotten state in many ways: with 403, 409, 412 or 500, among others. */
function ignoringRefusals(error: unknown): undefined {
  const problems = ['unauthorized', 'not_found', 'unexpected_status', 'too_large'];
  if (!(error instanceof CalendarError && problems.includes(error.problem))) throw error;
}
