import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { roles } from '../../roles.ts';
import { scopes } from '../../scopes.ts';
import { distinct, lineOrNothingUpTo, lineUpTo, textUpTo } from '../scalars/index.ts';

/** An account has one owner at least, who is not invited but made one of its members. */
const invitedRoles = ['admin', 'member'] as const;

/** Whom to invite. A user of the account with this address becomes theirs; otherwise a new one is made. */
export const MemberDraft = v.strictObject({
  email: lineUpTo(254),
  first_name: lineUpTo(limits.name),
  last_name: v.optional(lineOrNothingUpTo(limits.name), ''),
  role: v.picklist(invitedRoles),
});

/** What a member may do from now on. */
export const MemberChange = v.strictObject({ role: v.picklist(roles) });

/** With which role somebody is invited again. */
export const MemberInvitation = v.strictObject({ role: v.picklist(invitedRoles) });

/** What becomes of the events that a member who is removed would still host; if they are canceled, for which reason. */
export const MemberRemovalQuery = v.strictObject({
  events: v.optional(v.picklist(['refuse', 'cancel']), 'refuse'),
  // It is part of an address, of which servers take only so much.
  reason: v.optional(textUpTo(500)),
});

/** What makes an API key. */
export const ApiKeyDraft = v.strictObject({
  name: lineUpTo(limits.keyName),
  scopes: v.optional(
    v.pipe(
      v.array(v.picklist(scopes)),
      v.minLength(1, `must name one or more of ${scopes.join(', ')}`),
      distinct(),
      v.metadata({ uniqueItems: true }),
    ),
    [...scopes],
  ),
});
