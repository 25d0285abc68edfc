import * as v from 'valibot';
import { OneById, TeamChange } from '../../requests/index.ts';
import { Team } from '../../resources/index.ts';
import type { AccountEndpoint } from '../endpoint.ts';

/** The teams of the caller. */
export const teamEndpoints = {
  listTeams: {
    method: 'GET',
    path: '/v1/teams',
    resource: null,
    input: {},
    data: v.array(Team),
    status: 200,
    summary: 'Lists the teams of the user',
  },
  getTeam: {
    method: 'GET',
    path: '/v1/teams/{id}',
    resource: { kind: 'team', param: 'id' },
    input: { params: OneById },
    data: Team,
    status: 200,
    summary: 'Returns a team',
  },
  updateTeam: {
    method: 'PUT',
    path: '/v1/teams/{id}',
    resource: { kind: 'team', param: 'id' },
    input: { params: OneById, body: TeamChange },
    data: Team,
    status: 200,
    summary: 'Updates the name and description of a team',
  },
} as const satisfies Record<string, AccountEndpoint>;
