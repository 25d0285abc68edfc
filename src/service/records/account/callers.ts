import type { Role, Scope } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';

/**
 * For whom a request acts, and how it came: over `/v1` or `/mcp` with a key, from the gateway, or from a person who is
 * signed in. The gateway brings no key: it acts for the host of the event type or event in its request.
 */
export type Caller = CallerOfProgram | CallerOfSession;

type CallerOfProgram = User & {
  readonly via: 'key' | 'gateway' | 'mcp';
  /** Which key; absent where there is none. */
  readonly keyId?: number;
};

/** A person who is signed in to the console. */
export type CallerOfSession = User & {
  readonly via: 'session';
  readonly role: Role;
  /** Whether the person has recently confirmed who they are. */
  readonly isProven: boolean;
};

type User = {
  readonly accountId: number;
  readonly userId: number;
  /** What the key may do; all of them where there is no key. */
  readonly scopes: readonly Scope[];
};

/** How long a use of a key is counted. */
export const rateWindowSeconds = 60;

/** A key that is being used, to be counted against its limit. */
export type KeyUseInput = { readonly key: string; readonly now: Instant; readonly requestsPerMinute: number };

/** What became of a use of a key: one too many in a minute is refused, and not counted. */
export type KeyUse = {
  readonly keyId: number;
  readonly isRefused: boolean;
  /** How many uses of the last minute are counted. */
  readonly count: number;
  /** The first of these, which is forgotten a minute later; null when none is counted. */
  readonly oldest: Instant | null;
};

/**
 * Counts a use of a key where all replicas count, in place of the database. Rejects while it cannot; then it is counted
 * with the keys.
 */
export type CountKeyUse = (use: Omit<KeyUseInput, 'key'> & { readonly keyId: number }) => Promise<KeyUse>;

/** What the gateway acts for: an event type to be booked, or an event that was. */
export type ActingFor =
  | { readonly kind: 'event type'; readonly id: number }
  | { readonly kind: 'event'; readonly id: string };

/** What the gateway acts for, and the account it knows it belongs to. */
export type ActingForWithin = ActingFor & { readonly accountId?: number | undefined };

/** Something an id in a request may name. */
export type ResourceReference =
  | ActingFor
  | { readonly kind: 'API key' | 'availability' | 'field' | 'team' | 'user' | 'webhook'; readonly id: number }
  | { readonly kind: 'calendar' | 'contact' | 'delivery' | 'mail'; readonly id: string };

export type CallerLookups = {
  /** Finds whose key it is and counts this use of it, over all replicas. */
  findCallerByKey(key: KeyUseInput): Promise<{ readonly caller: Caller; readonly use: KeyUse } | undefined>;
  /** Finds whose key it is, and counts nothing. */
  findKeyHolder(
    key: Omit<KeyUseInput, 'requestsPerMinute'>,
  ): Promise<{ readonly caller: Caller; readonly keyId: number } | undefined>;
  /** Finds the host of a thing, in its account where that is known, else among all accounts. */
  findHostOf(resource: ActingForWithin): Promise<Pick<Caller, 'accountId' | 'userId'> | undefined>;
  /** Returns whether an account has a thing. */
  isOwn(accountId: number, resource: ResourceReference): Promise<boolean>;
  /** Finds whose thing of an account it is; undefined for what belongs to nobody in particular. */
  findUserOf(accountId: number, resource: ResourceReference): Promise<number | undefined>;
  /** Finds the account a thing belongs to, among all accounts; undefined when there is no such thing. */
  findOwner(resource: ResourceReference): Promise<number | undefined>;
};
