import type { Team } from '../../../contract/index.ts';
import type { Update } from '../content.ts';
import type { Caller } from './callers.ts';

/** What of a team its members decide. */
type TeamContent = Pick<Team, 'name' | 'username' | 'about'>;

/** What operations ask of the teams that are kept. */
export type TeamRecords = {
  /** Lists the teams a user is in, by id. */
  listTeams(member: Pick<Caller, 'accountId' | 'userId'>): Promise<Team[]>;
  /** Returns whether any account has a team of this id. */
  isTeam(id: number): Promise<boolean>;
  /** Changes a team; undefined, and no change, when the username is taken. */
  updateTeam(team: Update<TeamContent>): Promise<Team | undefined>;
};
