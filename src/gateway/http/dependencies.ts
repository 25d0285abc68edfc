import type { Clock } from '../../time/index.ts';
import type { FormTokens, Guard } from '../limits/index.ts';
import type { BookingRecovery, Honeypot, PublishedEventTypes } from '../operations/index.ts';
import type { Idempotency } from '../state/index.ts';
import type { ManageTokens } from '../tokens/index.ts';
import type { Source, Upstream } from '../upstream/index.ts';
import type { OriginRules } from './allowed-origins.ts';
import type { Respond } from './respond.ts';
import type { WriteBody } from './write-body.ts';

/** What every act works with. */
export type ActDependencies = {
  readonly source: Source;
  readonly upstream: Upstream;
  readonly recovery: BookingRecovery;
  readonly honeypot: Honeypot;
  readonly clock: Clock;
  readonly tokens: ManageTokens;
  readonly eventTypes: PublishedEventTypes;
};

/** What the routes work with. */
export type RouteDependencies = ActDependencies & {
  readonly formTokens: FormTokens;
  readonly guard: Guard;
  readonly idempotency: Idempotency;
  readonly respond: Respond;
  readonly writeBody: WriteBody;
  readonly allowedOrigins: OriginRules;
  /** The gateway's own public origin, whose pages may always use it. */
  readonly ownOrigin: string | undefined;
};
