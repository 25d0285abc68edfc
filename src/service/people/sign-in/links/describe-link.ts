import { type LinkDetails, ok, type Result, refuse } from '../../../../contract/index.ts';
import type { SignInLink } from '../../../records/index.ts';
import type { ConsoleInput } from '../../console-input.ts';
import type { ConsoleReply, PeopleContext } from '../../people-context.ts';
import { hashSecret } from '../../sessions/index.ts';
import { countAttempt } from '../count-attempt.ts';
import { removesWaysIn } from './confirm-address.ts';

/** Returns whom a link is for, without using it. */
export function describeLink(
  context: PeopleContext,
  { visit, body }: ConsoleInput<'describeLink'>,
): Promise<Result<ConsoleReply<LinkDetails>>> {
  return countAttempt(context, { visit }, async () => {
    const link = await context.people.findLink(hashSecret(body.token), context.clock());
    if (!link) return refuse({ code: 'link_invalid' });
    const person = await personOf(context, link);
    const email = link.email ?? person?.email;
    if (email === undefined) return refuse({ code: 'link_invalid' });
    const confirms =
      link.provesAddress && person !== undefined && (await removesWaysIn(context.people, { person, visit }));
    return ok({ data: { email, account_name: await invitingAccount(context, link), confirms_address: confirms } });
  });
}

/** Returns who the link is for; undefined for someone new, for a link that sets up a server, and if they are gone. */
async function personOf({ people }: PeopleContext, { purpose, email, personId }: SignInLink) {
  if (purpose === 'invitation' && email !== null) return people.findPersonByEmail(email);
  return personId === null ? undefined : people.findPerson(personId);
}

async function invitingAccount({ people }: PeopleContext, link: SignInLink): Promise<string | null> {
  const { purpose, accountId, userId } = link;
  if (purpose !== 'invitation' || accountId === null || userId === null) return null;
  return (await people.findNames({ accountId, userId }))?.account.name ?? null;
}
