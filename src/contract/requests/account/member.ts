import * as v from 'valibot';
import { limits, longestEmail } from '../../limits.ts';
import { roles } from '../../roles.ts';
import { scopes } from '../../scopes.ts';
import { distinct, lineOrNothingUpTo, lineUpTo, textUpTo } from '../scalars/index.ts';

/**
 * The roles to invite someone with. Only an existing member can become an owner. An account always has at least one.
 */
const invitedRoles = ['admin', 'member'] as const;

/**
 * Whom to invite. If a user of the account has this address, the invited person becomes that user. Otherwise a new user
 * is created.
 */
export const MemberDraft = v.strictObject({
  email: lineUpTo(longestEmail),
  first_name: lineUpTo(limits.name),
  last_name: v.optional(lineOrNothingUpTo(limits.name), ''),
  role: v.picklist(invitedRoles),
});

/** The new role of a member, and what happens to the API keys that they created. */
export const MemberChange = v.strictObject({
  role: v.picklist(roles),
  api_keys: v.optional(v.picklist(['keep', 'revoke']), 'keep'),
});

/** The role of a repeated invitation. */
export const MemberInvitation = v.strictObject({ role: v.picklist(invitedRoles) });

/** What to do with the events that a removed member would still host, and the reason if they are canceled. */
export const MemberRemovalQuery = v.strictObject({
  events: v.optional(v.picklist(['refuse', 'cancel']), 'refuse'),
  // The reason is part of a URL, whose length servers limit.
  reason: v.optional(textUpTo(limits.removalReason)),
});

/** The settings of a new API key. */
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
