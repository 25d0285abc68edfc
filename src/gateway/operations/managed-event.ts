import { type Event, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, parseInstant } from '../../time/index.ts';
import type { ActDependencies } from '../http/index.ts';
import type { Purpose } from '../state/index.ts';

/** For how long after its end an event is shown to whoever has its token. */
export const openDays = 30;
const minutesOfDay = 24 * 60;

/**
 * Finds the event that a manage token opens. Tokens are kept nowhere and say nothing of time, so the event itself ends
 * them: one that was over long ago is answered as one that never was.
 */
export async function findManagedEvent(
  { upstream, honeypot, clock }: ActDependencies,
  id: string,
  purpose: Purpose,
): Promise<Result<Event>> {
  const feigned = honeypot.find(id);
  const event: Result<Event> = feigned ? { ok: true, data: feigned } : asInvitee(await upstream.event(id, purpose));
  if (!event.ok) return event;
  const end = parseInstant(event.data.end) ?? clock();
  return clock() > addMinutes(end, openDays * minutesOfDay) ? refuse({ code: 'manage_token_invalid' }) : event;
}

/** To who has a token, an event that is not there is one the token does not open. */
export function asInvitee<Data>(outcome: Result<Data>): Result<Data> {
  const isMissing = !outcome.ok && outcome.problem.code === 'resource_not_found';
  return isMissing ? refuse({ code: 'manage_token_invalid' }) : outcome;
}
