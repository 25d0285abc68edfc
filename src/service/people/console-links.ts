import type { ConsoleLinks } from '../mail/index.ts';
import type { PeopleRecords } from '../records/index.ts';
import { makeLink } from './sign-in/index.ts';

/** Creates the links in mail, to pages of the console at an origin. */
export function consoleLinks(people: PeopleRecords, origin: string): ConsoleLinks {
  return {
    confirmEmail: (change, now) => makeLink(people, origin, { purpose: 'confirm_email', now, ...change }),

    async signIn({ accountId, personId }, now) {
      const person = await people.findPerson(personId);
      const memberships = await people.listMemberships(personId);
      if (!person || !memberships.some((member) => member.accountId === accountId)) return undefined;
      // Links that were sent before stay valid: no one can invalidate them by requesting more.
      return { email: person.email, href: await makeLink(people, origin, { purpose: 'sign_in', now, personId }) };
    },

    async invitation({ accountId, userId }, now) {
      const invitations = await people.listInvitations(accountId, now);
      const latest = invitations.findLast((invitation) => invitation.userId === userId);
      if (!latest) return undefined;
      const { email, role, expiresAt } = latest;
      const href = await makeLink(people, origin, {
        purpose: 'invitation',
        now,
        expiresAt,
        email,
        accountId,
        userId,
        role,
        provesAddress: true,
      });
      return { email, href };
    },

    async booking({ id, accountId, hostId }) {
      const member = (await people.listMembers(accountId)).find(({ userId }) => userId === hostId);
      const memberships = member ? await people.listMemberships(member.personId) : [];
      return memberships.length === 1 ? `${origin}/console/bookings/${id}` : undefined;
    },
  };
}
