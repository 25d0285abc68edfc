import type { Contact } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { Listed, Slice } from './paging.ts';

export type ContactSearch = Slice & {
  readonly accountId: number;
  /** Part of a name or of an address, in any letter case; empty for all contacts. */
  readonly text: string;
};

export type ContactChange = {
  readonly accountId: number;
  readonly id: string;
  readonly content: Partial<Pick<Contact, 'name' | 'email' | 'timezone'>>;
  readonly now: Instant;
};

/** What came of a change; only `done` has written anything. */
export type ContactUpdated =
  | { readonly kind: 'done'; readonly contact: Contact }
  | { readonly kind: 'email taken' }
  | { readonly kind: 'gone' };

/** What operations ask of the contacts that are kept. */
export type ContactRecords = {
  findContact(accountId: number, id: string): Promise<Contact | undefined>;
  /** Lists newest first. */
  listContacts(search: ContactSearch): Promise<Listed<Contact>>;
  updateContact(change: ContactChange): Promise<ContactUpdated>;
  /** Removes a contact; its events lose it and stay. */
  deleteContact(accountId: number, id: string): Promise<void>;
};
