import { type Branding, ok, type Result, refuseField } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { withAccountLock } from '../with-account-lock.ts';
import { readPicture } from './read-picture.ts';

export async function getBranding({ records }: Context, { caller }: Input<'getBranding'>): Promise<Result<Branding>> {
  return ok(await records.findBranding(caller.accountId));
}

/**
 * Updates the sent fields of the branding. The service stores the logo, so that no page loads it from another server.
 */
export async function updateBranding(
  context: Context,
  { caller, body: { logo: dataUrl, ...content }, ifMatch }: Input<'updateBranding'>,
): Promise<Result<Branding>> {
  const picture = dataUrl === undefined || dataUrl === null ? dataUrl : readPicture(dataUrl);
  if (picture?.kind === 'none') return refuseField('logo', picture.sentence);
  const { accountId } = caller;
  return withAccountLock(context, caller, async (accountRecords) => {
    const current = await accountRecords.findBranding(accountId);
    const conflict = refuseChanged({ ifMatch }, current);
    if (conflict) return conflict;
    const { logo: _logo, updated_at: _updated, ...currentContent } = current;
    const branding = {
      accountId,
      content: { ...currentContent, ...omitUndefined(content) },
      logo: picture,
      now: context.clock(),
    };
    return ok(await accountRecords.updateBranding(branding));
  });
}
