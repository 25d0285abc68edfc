import { ok, type ProblemResult, type Result, refuse, refuseField, type User } from '../../../contract/index.ts';
import { isEmail } from '../../../form/index.ts';
import { addMinutes } from '../../../time/index.ts';
import type { Caller, Records, UserContent } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { withAccountLock } from '../with-account-lock.ts';
import { findBusinessName } from './business-name.ts';
import { findUsernameFault, refuseUsername } from './refuse-username.ts';

export async function getCurrentUser(
  { records, publicUrl }: Context,
  { caller }: Input<'getCurrentUser'>,
): Promise<Result<User>> {
  const user = await currentUser(records, caller);
  const isForTeam = caller.via === 'gateway' && caller.isForTeam === true;
  return ok(withPage(isForTeam ? await asTeam(records, caller, user) : user, publicUrl));
}

/** Returns what pages show where several hosts take turns: the business, because the host is not known in advance. */
async function asTeam(records: Records, { accountId }: Caller, user: User): Promise<User> {
  return {
    ...user,
    first_name: (await findBusinessName(records, accountId)) || user.first_name,
    last_name: '',
    avatar: '',
    is_team: true,
  };
}

/** Adds the address of a user's page, which lists everything that anyone may book. */
function withPage(user: User, publicUrl: string): User {
  return publicUrl === '' ? user : { ...user, booking_page: `${publicUrl}/${encodeURIComponent(user.username)}` };
}

/** How soon another email may ask to confirm an address. Without this, a user could send mail to strangers. */
const minutesBetweenMails = 1;

/**
 * Updates the sent fields. Events show the host's current name, because it is read with the host and never stored with
 * them. A key acts for the account, so its address takes effect at once. An address that a person enters receives no
 * mail about bookings until a link sent there confirms it.
 */
export async function updateCurrentUser(
  context: Context,
  { caller, body, ifMatch }: Input<'updateCurrentUser'>,
): Promise<Result<User>> {
  const { email, username, ...profile } = body;
  if (email !== undefined && !isEmail(email)) return refuseEmail(email);
  return withAccountLock(context, caller, async (accountRecords) => {
    const { accountId, userId: id } = caller;
    const current = await currentUser(accountRecords, caller);
    const conflict = refuseChanged({ ifMatch }, withPage(current, context.publicUrl));
    if (conflict) return conflict;
    if (email !== undefined && email !== current.email && isAbandoned(caller))
      return refuse({ code: 'proof_required' });
    if (username !== undefined && username !== current.username) {
      const fault = findUsernameFault(username);
      if (fault) return refuseUsername(fault, username);
      const unavailable = await accountRecords.changeUsername({ accountId, userId: id, username });
      if (unavailable) return refuseUsername(unavailable, username);
    }
    const now = context.clock();
    const isUnconfirmed = email !== undefined && email !== current.email && mustConfirm(context, caller);
    if (isUnconfirmed) {
      const emailChange = { accountId, userId: id, email, since: addMinutes(now, -minutesBetweenMails), now };
      if (!(await accountRecords.askToConfirmEmail(emailChange))) return refuseAnotherMail;
    } else if (email !== undefined) await accountRecords.forgetUnconfirmedEmail({ accountId, userId: id });
    const { unconfirmed_email: _unconfirmed, username: _username, updated_at: _updated, ...currentContent } = current;
    const content: UserContent = {
      ...currentContent,
      about: current.about ?? '',
      locale: current.locale ?? null,
      ...omitUndefined({ ...profile, email }),
    };
    const storedContent = isUnconfirmed ? { ...content, email: current.email } : content;
    const user = await accountRecords.updateUser({ accountId, id, content: storedContent, now });
    return ok(withPage(user, context.publicUrl));
  });
}

/** A stranger at an abandoned session must not receive its user's mail, even after the session has ended. */
function isAbandoned(caller: Caller): boolean {
  return caller.via === 'session' && !caller.isProven;
}

function mustConfirm({ confirmsEmail }: Context, { via }: Caller): boolean {
  return confirmsEmail && via === 'session';
}

const refuseAnotherMail = refuse({ code: 'too_many_requests', retryAfterSeconds: minutesBetweenMails * 60 });

async function currentUser(records: Records, { accountId, userId }: Caller): Promise<User> {
  const user = await records.findUser(accountId, userId);
  if (!user) throw new Error(`The caller's user ${userId} of account ${accountId} is gone.`);
  return user;
}

function refuseEmail(email: string): ProblemResult {
  return refuseField('email', `must be an email address, found "${email}"`);
}
