import { type EndpointName, ok, type Problem, type Result, refuse } from '../../../contract/index.ts';
import type { Caller, Records, ResourceReference } from '../../records/index.ts';
import { checkScope } from './check-scope.ts';
import { permissions } from './permissions.ts';

/** Checks that a caller may run an operation at all, before anything else in the request is read. */
export function checkPermission(name: EndpointName, caller: Caller): Result<undefined> {
  const permission = permissions[name];
  switch (caller.via) {
    case 'gateway':
      return permission.gateway ? ok(undefined) : refuse({ code: 'access_denied', message: notForPages });
    case 'session':
      if (permission.session[caller.role] === 'none') return refuse(roleDenial);
      return permission.needsProof && !caller.isProven ? refuse({ code: 'proof_required' }) : ok(undefined);
    default:
      return permission.key ? checkScope(name, caller.scopes) : refuse({ code: 'access_denied', message: notForKeys });
  }
}

/** The user to whose resources a caller is limited; undefined if the caller reaches the whole account. */
export function onlyUserOf(caller: Caller): number | undefined {
  return caller.via === 'session' && caller.role === 'member' ? caller.userId : undefined;
}

type ResourceAccess = { readonly caller: Caller; readonly resource: ResourceReference; readonly name: EndpointName };

/** Checks that a resource of the account belongs to the caller, unless the caller's role reaches further. */
export async function checkOwnUser(
  records: Pick<Records, 'findUserOf' | 'isHostOf'>,
  { caller, resource, name }: ResourceAccess,
): Promise<Result<undefined>> {
  const userId = onlyUserOf(caller);
  // Membership in a team is checked where teams are read.
  if (userId === undefined || resource.kind === 'team') return ok(undefined);
  const { accountId } = caller;
  if ((await records.findUserOf(accountId, resource)) === userId) return ok(undefined);
  const isHosted =
    resource.kind === 'event type' &&
    permissions[name].includesHosted === true &&
    (await records.isHostOf({ accountId, userId, eventTypeId: resource.id }));
  return isHosted ? ok(undefined) : refuse(colleagues);
}

const notForPages = 'Pages cannot do this.';
const notForKeys = 'Only a person who is signed in to the console can do this.';
const roleDenial: Problem = { code: 'access_denied', message: 'Your role in this account does not allow this.' };

/** The refusal of a member's request for a colleague's resource. */
export const colleagues: Problem = {
  code: 'access_denied',
  message: 'This belongs to someone else in your account, and your role does not give you access to it.',
};
