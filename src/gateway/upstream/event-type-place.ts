import type { EventTypeReference } from '../../contract/index.ts';

/** Where an event type belongs among the accounts that share a gateway. */
export type EventTypePlace = {
  readonly eventTypeId: number;
  /** Names the account: what all accounts share is counted and kept apart by it. */
  readonly accountId: string;
  /** Whether pages find it by its public id alone. */
  readonly isPrivate: boolean;
  /** Whether pages find it at all, as far as that is known without asking for it. */
  readonly isActive: boolean;
};

/** Finds an event type among those of all accounts; undefined when none is called so. */
export type FindPlace = (reference: EventTypeReference) => Promise<EventTypePlace | undefined>;

/** Finds the origins whose pages an account lets in; null for all that the gateway does. */
export type FindAllowedOrigins = (accountId: string) => Promise<readonly string[] | null>;

/** The account of a server that has only one for us. */
export const onlyAccountId = 'only';
