import { formatInstant } from '../../../../time/index.ts';
import { createPeopleContext } from '../../index.ts';
import { createTestLimits, type TestConsole } from '../../testing/index.ts';
import { makeLink } from './make-link.ts';

/**
 * Invites someone to an account, as a member. Returns the secret of the link.
 * @public The tests of sessions use it too.
 */
export async function inviteMember({ service }: TestConsole, accountId: number, email: string): Promise<string> {
  const now = formatInstant(service.clock(), 0);
  const { id: userId } = await service.store.db
    .insertInto('users')
    .values({
      account_id: accountId,
      first_name: 'New',
      last_name: '',
      email,
      timezone: 'UTC',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = await makeLink(service.store.people, '', {
    purpose: 'invitation',
    now: service.clock(),
    email,
    role: 'member',
    accountId,
    userId,
  });
  return secretOf(link);
}

/** Returns a function that creates a link for a person and returns its secret. Several links can be used. */
export async function linkMaker({ service }: TestConsole, email: string) {
  const { people } = service.store;
  const person = await people.findPersonByEmail(email);
  return async (purpose: 'reset' | 'sign_in') =>
    secretOf(await makeLink(people, '', { purpose, now: service.clock(), personId: person?.id ?? 0 }));
}

/** Creates the context of operations that are called without a request. It mails nothing. */
export function createQuietContext(
  { service }: TestConsole,
  parts: Pick<Parameters<typeof createPeopleContext>[0], 'people' | 'hasher'>,
) {
  return createPeopleContext({
    ...parts,
    clock: service.clock,
    log: { error: () => undefined },
    limits: createTestLimits(service.clock),
    limitSecret: 'of this test',
    mailsLinks: false,
    mailsEvents: false,
    inBackground() {
      throw new Error('Nothing is to be mailed.');
    },
  });
}

function secretOf(link: string): string {
  return link.slice(link.indexOf('=') + 1);
}
