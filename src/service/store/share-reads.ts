import type { AccountRecords } from '../records/index.ts';
import type { Shares } from './locks/index.ts';

/**
 * Shares identical concurrent reads of what nearly every request needs, and limits how many connections the slow reads of
 * one account use. Not for the records of a transaction, which has its own connection and its own view of the data.
 */
export function shareReads(records: AccountRecords, { ofAccount, ofRead }: Shares): AccountRecords {
  function share<Args extends readonly unknown[], Found>(name: string, read: (...args: Args) => Promise<Found>) {
    return function readTogether(...args: Args): Promise<Found> {
      const question = JSON.stringify([name, ...args]);
      const turn = { key: question };
      return ofRead({ name: question, turn, prepare: () => undefined, work: () => read(...args) }).result;
    };
  }

  function withShare<Found>(accountId: number, work: () => Promise<Found>): Promise<Found> {
    return ofAccount({ key: accountId, part: 'lists' }, work);
  }

  function inShare<Input extends { readonly accountId: number }, Found>(work: (input: Input) => Promise<Found>) {
    return function workInShare(input: Input): Promise<Found> {
      return withShare(input.accountId, () => work(input));
    };
  }

  return {
    ...records,
    countMails: inShare(records.countMails),
    findUser: share('findUser', records.findUser),
    isOwn: share('isOwn', records.isOwn),
    listContacts: inShare(records.listContacts),
    listDeliveries: inShare(records.listDeliveries),
    listEvents: inShare(records.listEvents),
    listJournal: inShare(records.listJournal),
    listMails: inShare(records.listMails),
    listDeliveriesAbout: (accountId, eventId) =>
      withShare(accountId, () => records.listDeliveriesAbout(accountId, eventId)),
    updateContact: inShare(records.updateContact),
    mergeContacts: inShare(records.mergeContacts),
    deleteContact: inShare(records.deleteContact),
  };
}
