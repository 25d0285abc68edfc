import type { AccountRecords } from '../records/index.ts';
import type { Shares } from './locks/index.ts';

/**
 * Shares the reads that nearly every request makes among concurrent requests for the same, and leaves connections for
 * others where an account may need many for long. Only for records on a pool: what a transaction reads is its own, and
 * it has its connection.
 */
export function shareReads(records: AccountRecords, { ofAccount, ofRead }: Shares): AccountRecords {
  function share<Args extends readonly unknown[], Found>(name: string, read: (...args: Args) => Promise<Found>) {
    return function readTogether(...args: Args): Promise<Found> {
      const question = JSON.stringify([name, ...args]);
      const turn = { key: question };
      return ofRead({ name: question, turn, prepare: () => undefined, work: () => read(...args) }).result;
    };
  }

  function inShare<Input extends { readonly accountId: number }, Found>(work: (input: Input) => Promise<Found>) {
    return function workInShare(input: Input): Promise<Found> {
      return ofAccount({ key: input.accountId, part: 'lists' }, () => work(input));
    };
  }

  return {
    ...records,
    findUser: share('findUser', records.findUser),
    isOwn: share('isOwn', records.isOwn),
    listContacts: inShare(records.listContacts),
    listDeliveries: inShare(records.listDeliveries),
    listEvents: inShare(records.listEvents),
    listJournal: inShare(records.listJournal),
    updateContact: inShare(records.updateContact),
    mergeContacts: inShare(records.mergeContacts),
    deleteContact: (accountId, id) =>
      ofAccount({ key: accountId, part: 'lists' }, () => records.deleteContact(accountId, id)),
  };
}
