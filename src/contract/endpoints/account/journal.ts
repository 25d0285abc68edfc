import { JournalQuery } from '../../requests/index.ts';
import { JournalEntry, pageOf } from '../../resources/index.ts';
import type { AccountEndpoint } from '../endpoint.ts';

/** Who changed what. */
export const journalEndpoints = {
  listJournal: {
    method: 'GET',
    path: '/v1/journal',
    resource: null,
    input: { query: JournalQuery },
    data: pageOf(JournalEntry),
    status: 200,
    summary: 'Lists the changes of the last 400 days, newest first',
  },
} as const satisfies Record<string, AccountEndpoint>;
