import { type LinkDetails, ok, type Result, refuse } from '../../../../contract/index.ts';
import type { SignInLink } from '../../../records/index.ts';
import type { ConsoleInput } from '../../console-input.ts';
import type { ConsoleReply, PeopleContext } from '../../people-context.ts';
import { hashSecret } from '../../sessions/index.ts';
import { countAttempt } from '../count-attempt.ts';

/** Returns whom a link is for, without using it. */
export function describeLink(
  context: PeopleContext,
  { visit, body }: ConsoleInput<'describeLink'>,
): Promise<Result<ConsoleReply<LinkDetails>>> {
  return countAttempt(context, { visit }, async () => {
    const link = await context.people.findLink(hashSecret(body.token), context.clock());
    const email = link && (await addressOf(context, link));
    if (!link || !email) return refuse({ code: 'link_invalid' });
    return ok({ data: { email, account_name: await invitingAccount(context, link) } });
  });
}

/** Returns the address that the link is for; undefined for a link that sets up a server, and if the person is gone. */
async function addressOf({ people }: PeopleContext, { email, personId }: SignInLink): Promise<string | undefined> {
  if (email !== null) return email;
  return personId === null ? undefined : (await people.findPerson(personId))?.email;
}

async function invitingAccount({ people }: PeopleContext, link: SignInLink): Promise<string | null> {
  const { purpose, accountId, userId } = link;
  if (purpose !== 'invitation' || accountId === null || userId === null) return null;
  return (await people.findNames({ accountId, userId }))?.account.name ?? null;
}
