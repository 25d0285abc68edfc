import type { CalendarDraft } from '../../../contract/index.ts';
import type { Clock } from '../../../time/index.ts';
import type { CalendarContent, NewSource, UserKey } from '../../records/index.ts';
import { createCaldavClient } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { feedAddress } from '../fetch-feed.ts';
import { type FoundAccount, hostOf, newSource, unreadSource } from './new-source.ts';
import { readSource } from './read-source.ts';
import type { SourceReader } from './source-reader.ts';

/** A source that was read once and can be kept. */
export type PreparedSource = { readonly source: NewSource; readonly contents: readonly CalendarContent[] };

export type PrepareOptions = {
  readonly draft: CalendarDraft;
  readonly owner: UserKey;
  readonly clock: Clock;
  readonly signal: AbortSignal;
};

/** Reads a new source for the first time; throws a `CalendarError` when it cannot read all of it. */
export async function prepareSource(reader: SourceReader, options: PrepareOptions): Promise<PreparedSource> {
  const { draft, owner, clock, signal } = options;
  const foundAccount = await findCalendars(reader, options);
  const source = newSource({ draft, foundAccount, owner, now: clock(), sealer: reader.sealer });
  const contents = await readSource(reader, {
    source: unreadSource(source),
    now: source.now,
    signal,
    lane: 'connection',
  });
  return { source, contents };
}

/** The maximum number of calendars read of one account. One that was left out would count as free. */
export const maxCalendars = 20;

/** Finds the calendars of an account on a server; a feed is one. */
async function findCalendars(
  { request }: SourceReader,
  { draft, owner: { accountId }, clock, signal }: PrepareOptions,
): Promise<FoundAccount> {
  if (draft.kind === 'feed') {
    return { calendars: [{ url: undefined, name: draft.name ?? hostOf(draft.url) }], addresses: [] };
  }
  const { username, password } = draft;
  const client = createCaldavClient(request, { accountId, username, password, signal, now: clock() });
  const foundAccount = await client.discover(feedAddress(draft.server));
  if (foundAccount.calendars.length === 0) throw new CalendarError('not_found');
  if (foundAccount.calendars.length > maxCalendars) throw new CalendarError('too_many_calendars');
  return foundAccount;
}
