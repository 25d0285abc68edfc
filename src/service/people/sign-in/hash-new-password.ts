import { ok, type Result, refuse } from '../../../contract/index.ts';
import type { PeopleContext } from '../people-context.ts';

/**
 * New passwords of one person or one link in 15 minutes. Few passwords are hashed at once: without a limit, one person
 * could keep everyone else from signing in.
 */
const limit = { max: 10, windowSeconds: 15 * 60 };

/** The person or the link whose password is new. */
type NewPassword = { readonly of: number | Buffer; readonly password: string };

/** Hashes a new password, unless there were too many. */
export async function hashNewPassword(
  { limits, hashKey, hasher }: PeopleContext,
  { of, password }: NewPassword,
): Promise<Result<string>> {
  const name = typeof of === 'number' ? `person ${of}` : `link ${of.toString('base64')}`;
  const { isOver, resetSeconds } = await limits.count(`new-password ${hashKey(name)}`, limit);
  if (isOver) return refuse({ code: 'too_many_requests', retryAfterSeconds: resetSeconds });
  return ok(await hasher.hash(password, name));
}
