import { type ConfirmedEmail, ok, type Result, refuse } from '../../../contract/index.ts';
import type { EnteredEmail, SignInLink } from '../../records/index.ts';
import type { ConsoleInput } from '../console-input.ts';
import type { ConsoleReply, PeopleContext } from '../people-context.ts';
import { hashSecret } from '../sessions/index.ts';
import { countAttempt } from '../sign-in/index.ts';

/** Makes the address that a link was sent to the user's address, unless the user has entered another since. */
export function confirmEmail(
  context: PeopleContext,
  { visit, body }: ConsoleInput<'confirmEmail'>,
): Promise<Result<ConsoleReply<ConfirmedEmail>>> {
  const { people, clock } = context;
  return countAttempt(context, { visit }, async () => {
    const now = clock();
    const link = await people.findLink(hashSecret(body.token), now);
    const change = link && enteredBy(link);
    if (!change) return refuse({ code: 'link_invalid' });
    return people.inOneTransaction(async (trx) => {
      const isConfirmed = (await trx.useLink(link.hash, now)) && (await trx.confirmEmail(change, now));
      return isConfirmed ? ok({ data: { email: change.email } }) : refuse({ code: 'link_invalid' });
    });
  });
}

function enteredBy({ purpose, accountId, userId, email }: SignInLink): EnteredEmail | undefined {
  const isWhole = purpose === 'confirm_email' && accountId !== null && userId !== null && email !== null;
  return isWhole ? { accountId, userId, email } : undefined;
}
