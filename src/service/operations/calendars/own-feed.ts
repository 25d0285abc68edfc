import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type CalendarFeed, ok, type Result } from '../../../contract/index.ts';
import { formatInstant } from '../../../time/index.ts';
import type { SealedText } from '../../records/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { withAccountLock } from '../with-account-lock.ts';

/** 43 characters in base64url. */
const tokenBytes = 32;

/**
 * Returns the addresses of the caller's feed. Only a person who has recently confirmed who they are gets them, or a key
 * with `settings`: the addresses keep working even after the session has ended or the key was revoked.
 */
export async function getCalendarFeed(
  context: Context,
  { caller }: Input<'getCalendarFeed'>,
): Promise<Result<CalendarFeed>> {
  const { accountId, userId } = caller;
  const feed = await context.records.findOwnFeed(accountId, userId);
  const token = feed && context.calendars?.sealer.open(feed.secret, { accountId, userId, id: sealId });
  const rotated_at = feed ? formatInstant(feed.rotatedAt, 0) : null;
  const isShown = caller.via === 'session' ? caller.isProven : caller.scopes.includes('settings');
  if (!feed || token === undefined || !isShown) return ok({ url: null, busy_url: null, rotated_at });
  const url = addressOf(context, token);
  const busy_url = feed.hasBusyToken ? addressOf(context, busyTokenOf(token)) : `${url}?busy=1`;
  return ok({ url, busy_url, rotated_at });
}

/** Creates new addresses for the caller's feed. The previous ones stop working. */
export async function rotateCalendarFeed(
  context: Context,
  { caller }: Input<'rotateCalendarFeed'>,
): Promise<Result<CalendarFeed>> {
  const { accountId, userId } = caller;
  const { calendars, clock } = context;
  const token = randomBytes(tokenBytes).toString('base64url');
  const busyToken = busyTokenOf(token);
  const digests = { tokenDigest: feedTokenDigest(token), busyTokenDigest: feedTokenDigest(busyToken) };
  const secret = calendars?.sealer.seal(token, { accountId, userId, id: sealId }) ?? unshown;
  return withAccountLock(context, caller, async (accountRecords) => {
    const rotatedAt = clock();
    await accountRecords.saveOwnFeed({ accountId, userId, ...digests, secret, rotatedAt });
    const [url, busy_url] = [addressOf(context, token), addressOf(context, busyToken)];
    return ok({ url, busy_url, rotated_at: formatInstant(rotatedAt, 0) });
  });
}

/** Returns the digest by which a feed is found: the database does not store its token in plain text. */
export function feedTokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Stands in for a token when nothing can encrypt it: the token is shown only when it is created. */
const unshown: SealedText = { sealed: Buffer.alloc(0), keyId: 0 };

/** Distinguishes the token of a feed from the secrets of calendars. */
const sealId = 'feed';

function addressOf({ publicUrl }: Context, token: string): string {
  return `${publicUrl}/calendars/${token}.ics`;
}

/** Derives the token of the feed of busy times. The token of the whole feed cannot be computed from it. */
function busyTokenOf(token: string): string {
  return createHmac('sha256', token).update('busy times').digest('base64url');
}
