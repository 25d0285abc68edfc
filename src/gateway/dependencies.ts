import type { Clock } from '../time/index.ts';
import type { BookingRecovery } from './booking-recovery.ts';
import type { FormTokens } from './form-tokens.ts';
import type { Guard } from './guard.ts';
import type { Honeypot } from './honeypot.ts';
import type { ManageTokens } from './manage-tokens.ts';
import type { OriginRules } from './origins.ts';
import type { Idempotency } from './parts.ts';
import type { PublishedEventTypes } from './published-event-type.ts';
import type { Respond } from './respond.ts';
import type { Source } from './source.ts';
import type { Upstream } from './upstream.ts';
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
