import type { EventTypeReference } from '../../contract/index.ts';

/** What the name of an event type resolves to: its id, its account, and whether pages may see it. */
export type ResolvedEventType = {
  readonly eventTypeId: number;
  /** Names the account. State that all accounts share is counted and stored under it. */
  readonly accountId: string;
  /** Whether pages find it by its public id only. */
  readonly isPrivate: boolean;
  /** Whether pages find it at all, if that is known without a request. */
  readonly isActive: boolean;
};

/** Finds an event type among the event types of all accounts. Returns undefined when none has this name. */
export type FindEventType = (reference: EventTypeReference) => Promise<ResolvedEventType | undefined>;

/** Finds the origins whose pages an account allows; null for all that the gateway allows. */
export type FindAllowedOrigins = (accountId: string) => Promise<readonly string[] | null>;

/** The account of a server that shows the gateway only one. */
export const onlyAccountId = 'only';
