import * as v from 'valibot';
import { roles } from '../../roles.ts';

/** Whether a person signs in as a user, has been invited to, or neither. */
const memberStates = ['active', 'invited', 'none'] as const;

/** A user of the account, and who signs in as that user. */
export const Member = v.object({
  /** The address of the user. */
  id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  username: v.string(),
  email: v.string(),
  state: v.picklist(memberStates),
  /** Their role, or the role of the invitation; null if no one signs in as this user. */
  role: v.nullable(v.picklist(roles)),
  /** Until when an invitation can be accepted; null without one. */
  invited_until: v.nullable(v.string()),
  /** When they were removed. Absent if they were not, or were invited again. */
  removed_at: v.optional(v.string()),
});

export type Member = v.InferOutput<typeof Member>;

/** A member who was just invited, and the link of the invitation, which is never shown again. */
export const InvitedMember = v.object({
  ...Member.entries,
  /**
   * Absolute if the service knows its address, otherwise relative to the root of the console's origin. Null if the
   * invitation is sent by email.
   */
  invitation_link: v.nullable(v.string()),
});

export type InvitedMember = v.InferOutput<typeof InvitedMember>;
