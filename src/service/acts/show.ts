import type { EventType, User } from '../../contract/index.ts';
import type { Asked } from './act.ts';
import { accept, type Outcome } from './outcome.ts';
import { ownEventType } from './own.ts';
import type { Parts } from './parts.ts';

export async function showEventType(
  parts: Parts,
  { caller, params }: Asked<'getEventType'>,
): Promise<Outcome<EventType>> {
  const hosted = await ownEventType(parts, { caller, id: params.id });
  return hosted.ok ? accept(hosted.data.eventType) : hosted;
}

export async function showCurrentUser({ records }: Parts, { caller }: Asked<'getCurrentUser'>): Promise<Outcome<User>> {
  const user = await records.findUser(caller.accountId, caller.userId);
  if (!user) throw new Error(`The caller's user ${caller.userId} of account ${caller.accountId} is gone.`);
  return accept(user);
}
