import type { Team } from '../../../contract/index.ts';
import type { Update } from '../content.ts';
import type { Caller } from './callers.ts';

/** The fields of a team that its members can change. */
type TeamContent = Pick<Team, 'name' | 'username' | 'about'>;

/** The stored teams, as operations need them. */
export type TeamRecords = {
  /** Lists a user's teams by id. */
  listTeams(member: Pick<Caller, 'accountId' | 'userId'>): Promise<Team[]>;
  /** Returns whether any account has a team with this id. */
  isTeam(id: number): Promise<boolean>;
  /** Changes a team. Returns undefined, and changes nothing, if the username is taken. */
  updateTeam(team: Update<TeamContent>): Promise<Team | undefined>;
};
