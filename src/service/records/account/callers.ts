import type { Role, Scope } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';

/**
 * For whom a request acts, and how it came: over `/v1` or `/mcp` with a key, from the gateway, from a signed-in person,
 * or from a command of the operator. The gateway has no key: it acts for the host of the event type or event in its request.
 */
export type Caller = CallerOfProgram | CallerOfSession;

type CallerOfProgram = User & {
  readonly via: 'key' | 'gateway' | 'mcp' | 'command';
  /** The key; absent if there is none. */
  readonly keyId?: number;
  /** Whether the gateway asks about an event type for which several hosts take turns. Absent means no. */
  readonly isForTeam?: boolean;
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
  /** The scopes of the key; all of them without a key. */
  readonly scopes: readonly Scope[];
};

/** How long a use of a key is counted. */
export const rateWindowSeconds = 60;

/** A use of a key, to be counted against its limit. */
export type KeyUseInput = { readonly key: string; readonly now: Instant; readonly requestsPerMinute: number };

/** The result of counting a use of a key. A use over the limit of a minute is refused and not counted. */
export type KeyUse = {
  readonly keyId: number;
  readonly isRefused: boolean;
  /** How many uses in the last minute are counted. */
  readonly count: number;
  /** The first of these, which expires a minute later; null if none is counted. */
  readonly oldest: Instant | null;
};

/**
 * Counts a use of a key across all replicas, in place of the database. Rejects if it cannot; then the use is counted
 * with the keys.
 */
export type CountKeyUse = (use: Omit<KeyUseInput, 'key'> & { readonly keyId: number }) => Promise<KeyUse>;

/** The subject of a request from the gateway: an event type to be booked, or an existing event. */
export type ActingFor =
  | { readonly kind: 'event type'; readonly id: number }
  | { readonly kind: 'event'; readonly id: string };

/** The subject of a request from the gateway, and its account, if known. */
export type ActingForWithin = ActingFor & { readonly accountId?: number | undefined };

/** A resource that an id in a request may name. */
export type ResourceReference =
  | ActingFor
  | { readonly kind: 'API key' | 'availability' | 'field' | 'team' | 'user' | 'webhook'; readonly id: number }
  | { readonly kind: 'calendar' | 'contact' | 'delivery' | 'mail'; readonly id: string };

export type CallerLookups = {
  /** Finds the owner of a key and counts this use of it, across all replicas. */
  findCallerByKey(key: KeyUseInput): Promise<{ readonly caller: Caller; readonly use: KeyUse } | undefined>;
  /** Finds the owner of a key without counting. */
  findKeyHolder(
    key: Omit<KeyUseInput, 'requestsPerMinute'>,
  ): Promise<{ readonly caller: Caller; readonly keyId: number } | undefined>;
  /** Finds the host of a resource, in its account if that is known, otherwise among all accounts. */
  findHostOf(
    resource: ActingForWithin,
  ): Promise<Pick<CallerOfProgram, 'accountId' | 'userId' | 'isForTeam'> | undefined>;
  /** Returns whether an account has a resource. */
  isOwn(accountId: number, resource: ResourceReference): Promise<boolean>;
  /** Finds the owner of a resource in an account; undefined if it does not belong to a particular user. */
  findUserOf(accountId: number, resource: ResourceReference): Promise<number | undefined>;
  /** Finds the account of a resource, among all accounts; undefined if the resource does not exist. */
  findOwner(resource: ResourceReference): Promise<number | undefined>;
};
