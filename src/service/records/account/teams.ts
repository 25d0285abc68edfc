import type { Team } from '../../../contract/index.ts';
import type { Update } from '../content.ts';
import type { Caller } from './callers.ts';

/** The fields of a team that its members can change. */
type TeamContent = Pick<Team, 'name' | 'username' | 'about'>;

/** Why a user or a team cannot have a username: another one has it or had it, or they have had too many others. */
export type UnavailableUsername = 'taken' | 'changed_too_often';

/** The stored teams, as operations need them. */
export type TeamRecords = {
  /** Lists a user's teams by id. */
  listTeams(member: Pick<Caller, 'accountId' | 'userId'>): Promise<Team[]>;
  /** Returns whether any account has a team with this id. */
  isTeam(id: number): Promise<boolean>;
  /** Changes a team, or nothing if it cannot have the username. */
  updateTeam(team: Update<TeamContent>): Promise<Team | UnavailableUsername>;
};
