import type { Contact } from '../../contract/index.ts';
import type { Instant, ZoneName } from '../../time/index.ts';
import type { Listing, Slice } from './listing.ts';

export type Invitee = { readonly name: string; readonly email: string; readonly zone: ZoneName };

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
export type ContactUpdateResult =
  | { readonly kind: 'done'; readonly contact: Contact }
  | { readonly kind: 'email taken' }
  | { readonly kind: 'gone' };

/** What operations ask of the contacts that are kept. */
export type ContactRecords = {
  findContact(accountId: number, id: string): Promise<Contact | undefined>;
  /** Lists newest first. */
  listContacts(search: ContactSearch): Promise<Listing<Contact>>;
  updateContact(change: ContactChange): Promise<ContactUpdateResult>;
  /** Removes a contact; its events lose it and stay. */
  deleteContact(accountId: number, id: string): Promise<void>;
};

export type ContactWrites = {
  /** Keeps an invitee as a contact, known again by email address in any letter case; returns the contact's id. */
  saveContact(contact: {
    readonly accountId: number;
    readonly invitee: Invitee;
    readonly now: Instant;
  }): Promise<string>;
};
