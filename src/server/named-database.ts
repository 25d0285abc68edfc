import { type ConnectOptions, openStore, type Store } from '../service/index.ts';

/**
 * Opens the store in a database that was named; throws a sentence with the name of that setting when none answers there,
 * which never tells the address.
 */
export async function openNamedDatabase(setting: string, options: ConnectOptions): Promise<Store> {
  return openStore(options).catch((cause) => {
    throw new Error(`${setting} must lead to a database that answers, found that ${saidBy(cause)}.`, { cause });
  });
}

/** What PostgreSQL or the network says; neither tells the address, which holds a password. */
function saidBy(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'there is none';
}
