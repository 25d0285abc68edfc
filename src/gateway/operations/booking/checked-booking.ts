import type { Event, EventDraft } from '../../../contract/index.ts';
import type { Interval } from '../../../time/index.ts';
import type { ResolvedEventType, UpstreamEventType } from '../../upstream/index.ts';

/** A booking whose answers are valid. */
export type CheckedBooking = {
  readonly draft: EventDraft;
  readonly email: string;
  readonly time: Interval;
  readonly eventType: UpstreamEventType;
  readonly resolvedType: ResolvedEventType;
  /** The guests: each address once, without the invitee's own. */
  readonly guests: readonly string[];
  /** Whose time it takes; undefined if several hosts take turns. */
  readonly hostId: number | undefined;
  readonly host: Event['host'];
};
