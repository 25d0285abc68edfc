import type { AccountRecords } from '../records/index.ts';
import type { Shares } from './locks/index.ts';

/**
 * Shares the reads that nearly every request makes among concurrent requests for the same. Only for records on a pool:
 * what a transaction reads is its own.
 */
export function shareReads(records: AccountRecords, { ofRead }: Shares): AccountRecords {
  function share<Args extends readonly unknown[], Found>(name: string, read: (...args: Args) => Promise<Found>) {
    return function readTogether(...args: Args): Promise<Found> {
      const question = JSON.stringify([name, ...args]);
      const turn = { key: question };
      return ofRead({ name: question, turn, prepare: () => undefined, work: () => read(...args) }).result;
    };
  }
  return {
    ...records,
    findUser: share('findUser', records.findUser),
    isOwn: share('isOwn', records.isOwn),
  };
}
