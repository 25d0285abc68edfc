import type { Contact } from '../../contract/index.ts';
import type { Instant, ZoneName } from '../../time/index.ts';
import type { Listing, Slice } from './listing.ts';

export type Invitee = { readonly name: string; readonly email: string; readonly zone: ZoneName };

export type ContactSearch = Slice & {
  readonly accountId: number;
  /** Part of a name or of an address, in any letter case; empty for all contacts. */
  readonly text: string;
  /** Finds only contacts who have been inactive since then; undefined for all. */
  readonly inactiveSince: Instant | undefined;
  /** The current time, to tell which meetings have begun. */
  readonly now: Instant;
};

export type ContactChange = {
  readonly accountId: number;
  readonly id: string;
  readonly content: Partial<Pick<Contact, 'name' | 'email' | 'timezone'>>;
  readonly now: Instant;
  /** Changes only the version with this `updated_at`; undefined for any version. */
  readonly ifUpdatedAt: string | undefined;
};

/** The result of a change; only `done` has written anything. */
export type ContactUpdateResult =
  | { readonly kind: 'done'; readonly contact: Contact }
  | { readonly kind: 'email taken' }
  /** Deleted, or updated at another time. */
  | { readonly kind: 'not found' };

/** A contact to delete, and whether to erase the personal data in their events. */
export type ContactDeletion = NamedContact & { readonly erasesEvents: boolean };

/** The result of deleting a contact; only `done` has changed anything. Events that are still to come cannot be erased. */
export type ContactDeletionResult =
  | { readonly kind: 'done' }
  /** Deleted or merged at the same time. */
  | { readonly kind: 'not found' }
  | { readonly kind: 'has unfinished events'; readonly count: number };

/** Two contacts that are the same person: the address of the second becomes a former address of the first. */
export type MergedContacts = NamedContact & { readonly mergedId: string };

/** One contact, and the current time, to tell which meetings have begun. */
export type NamedContact = { readonly accountId: number; readonly id: string; readonly now: Instant };

/** The stored contacts, as operations need them. */
export type ContactRecords = {
  findContact(search: NamedContact): Promise<Contact | undefined>;
  /** Lists newest first. */
  listContacts(search: ContactSearch): Promise<Listing<Contact>>;
  updateContact(change: ContactChange): Promise<ContactUpdateResult>;
  /**
   * Removes a contact. Its events stay, without it. Erases on request the personal data in these and in the events of
   * earlier contacts with an address of this one.
   */
  deleteContact(deletion: ContactDeletion): Promise<ContactDeletionResult>;
  /**
   * Gives the events and addresses of a contact to another. Returns undefined if one of them is gone, or both are the
   * same.
   */
  mergeContacts(contacts: MergedContacts): Promise<Contact | undefined>;
};

/** An account whose inactive contacts are erased. */
export type ErasingAccount = { readonly accountId: number /** Calendar months. */; readonly months: number };

/** Which contacts of an account to look at: those who may have been inactive since then. */
export type InactivitySearch = {
  readonly accountId: number;
  readonly inactiveSince: Instant;
  readonly limit: number;
  readonly now: Instant;
};

/** Contacts who may be inactive: the ids of those who are, and whether there may be more to look at. */
export type InactiveContacts = { readonly ids: readonly string[]; readonly isFull: boolean };

/**
 * The contacts to erase because they are inactive: all their bookings have ended or are canceled. A contact was active
 * until the latest of these ended or was canceled or, without any booking, until it was last changed.
 */
export type ErasureRecords = {
  /** Lists accounts that have inactive contacts erased, by id, after one of them. */
  listErasingAccounts(page: { readonly after: number; readonly limit: number }): Promise<ErasingAccount[]>;
  /** Looks at some contacts, those first who may have been inactive for longest. */
  findInactiveContacts(search: InactivitySearch): Promise<InactiveContacts>;
  /**
   * Erases a contact, its events included, if it still is inactive for as long as its account says. Records it in the
   * journal. Returns whether it did.
   */
  eraseInactiveContact(contact: NamedContact): Promise<boolean>;
  /** Leaves a contact out of the search until it has been inactive since a later moment. */
  postponeErasure(contact: Omit<NamedContact, 'now'> & { readonly inactiveSince: Instant }): Promise<void>;
};

export type ContactWrites = {
  /**
   * Stores an invitee as a contact, or finds the contact that has any of their addresses, in any letter case. Returns
   * the contact's id.
   */
  saveContact(contact: {
    readonly accountId: number;
    readonly invitee: Invitee;
    readonly now: Instant;
  }): Promise<string>;
};
