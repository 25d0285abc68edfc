import * as v from 'valibot';
import { IntegerIdInPath } from './scalars.ts';
import { lineUpTo, textUpTo } from './texts.ts';

/** What a team is to be called; what it says of itself stays unless sent. */
const TeamChange = v.strictObject({
  name: lineUpTo(55),
  username: lineUpTo(255),
  about: v.optional(textUpTo(5000)),
});

/** What may be asked about teams. */
export const teamRequests = {
  listTeams: {},
  getTeam: { params: v.object({ id: IntegerIdInPath }) },
  updateTeam: { params: v.object({ id: IntegerIdInPath }), body: TeamChange },
};
