import { createHash, randomBytes } from 'node:crypto';
import { type CalendarFeed, ok, type Result } from '../../../contract/index.ts';
import { formatInstant } from '../../../time/index.ts';
import type { Sealed } from '../../records/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { withAccountLock } from '../with-account-lock.ts';

/** 43 characters in base64url. */
const tokenBytes = 32;

/** Returns the addresses of the caller's feed. */
export async function getCalendarFeed(
  context: Context,
  { caller }: Input<'getCalendarFeed'>,
): Promise<Result<CalendarFeed>> {
  const { accountId, userId } = caller;
  const feed = await context.records.findOwnFeed(accountId, userId);
  const token = feed && context.calendars?.sealer.open(feed.secret, { accountId, userId, id: sealedFor });
  const addresses = token === undefined ? { url: null, busy_url: null } : addressesOf(context, token);
  return ok({ ...addresses, rotated_at: feed ? formatInstant(feed.rotatedAt, 0) : null });
}

/** Creates new addresses for the caller's feed. The previous ones stop working. */
export async function rotateCalendarFeed(
  context: Context,
  { caller }: Input<'rotateCalendarFeed'>,
): Promise<Result<CalendarFeed>> {
  const { accountId, userId } = caller;
  const { calendars, clock } = context;
  const token = randomBytes(tokenBytes).toString('base64url');
  const secret = calendars?.sealer.seal(token, { accountId, userId, id: sealedFor }) ?? unshown;
  return withAccountLock(context, caller, async (accountRecords) => {
    const rotatedAt = clock();
    await accountRecords.saveOwnFeed({ accountId, userId, tokenDigest: feedTokenDigest(token), secret, rotatedAt });
    return ok({ ...addressesOf(context, token), rotated_at: formatInstant(rotatedAt, 0) });
  });
}

/** Returns the digest with which a feed is found: the database does not store its token in plain text. */
export function feedTokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Stands in for a token when nothing can encrypt it: the token is shown only when it is created. */
const unshown: Sealed = { sealed: Buffer.alloc(0), keyId: 0 };

/** Distinguishes the token of a feed from the secrets of calendars. */
const sealedFor = 'feed';

function addressesOf({ publicUrl }: Context, token: string): Pick<CalendarFeed, 'url' | 'busy_url'> {
  const url = `${publicUrl.replace(/\/+$/, '')}/calendars/${token}.ics`;
  return { url, busy_url: `${url}?busy=1` };
}
