import { isReservedUsername, ok, type Result, refuse, type Team } from '../../../contract/index.ts';
import type { Caller, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { refuseUsername } from './refuse-username.ts';

/** Lists the caller's teams by id. */
export async function listTeams({ records }: Context, { caller }: Input<'listTeams'>): Promise<Result<Team[]>> {
  return ok(await records.listTeams(caller));
}

export async function getTeam({ records }: Context, { caller, params }: Input<'getTeam'>): Promise<Result<Team>> {
  return ownTeam(records, caller, params.id);
}

/** Renames a team. */
export async function updateTeam(
  { records, clock }: Context,
  { caller, params: { id }, body }: Input<'updateTeam'>,
): Promise<Result<Team>> {
  const team = await ownTeam(records, caller, id);
  if (!team.ok) return team;
  const { name, username, about } = { ...team.data, ...omitUndefined(body) };
  // A team that has such a username already keeps it.
  if (username !== team.data.username && isReservedUsername(username)) return refuseUsername('reserved', username);
  const content = { name, username, about };
  const result = await records.updateTeam({ accountId: caller.accountId, id, content, now: clock() });
  return typeof result === 'string' ? refuseUsername(result, username) : ok(result);
}

/** A team without the caller as a member is denied, even in the caller's own account. */
async function ownTeam(records: Records, caller: Caller, id: number): Promise<Result<Team>> {
  const match = (await records.listTeams(caller)).find((team) => team.id === id);
  if (match) return ok(match);
  return refuse({ code: (await records.isTeam(id)) ? 'access_denied' : 'resource_not_found' });
}
