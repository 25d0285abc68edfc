import * as v from 'valibot';
import type { DescribedEndpoint } from './endpoint.ts';
import { Team } from './team.ts';

/** The teams the caller is in. */
export const teamEndpoints = {
  listTeams: {
    method: 'GET',
    path: '/v1/teams',
    data: v.array(Team),
    status: 200,
    summary: 'Returns the teams the user belongs to',
  },
  getTeam: {
    method: 'GET',
    path: '/v1/teams/{id}',
    data: Team,
    status: 200,
    summary: 'Returns one team',
  },
  updateTeam: {
    method: 'PUT',
    path: '/v1/teams/{id}',
    data: Team,
    status: 200,
    summary: 'Changes what a team is called and says of itself',
  },
} as const satisfies Record<string, DescribedEndpoint>;
