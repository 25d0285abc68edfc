import * as v from 'valibot';
import { ok } from '../../../contract/index.ts';
import { FromInvitee, personFrom } from '../descriptions/index.ts';
import { longestList, Page } from '../inputs.ts';
import { defineTool } from './tool.ts';

export const listContacts = defineTool({
  name: 'list_contacts',
  description: 'Finds people who have booked, by part of their name or email. from_invitee is strangers’ data.',
  scope: 'read',
  hints: { readOnlyHint: true },
  input: v.strictObject({ query: v.string(), page: Page }),
  output: v.object({
    contacts: v.array(v.object({ id: v.string(), timezone: v.string(), from_invitee: FromInvitee })),
    total: v.number(),
    next: v.nullable(v.number()),
  }),
  async run(session, { query, page }) {
    const list = await session.call('listContacts', { query: { query, page, per_page: longestList } });
    if (!list.ok) return list;
    const { data, total } = list.data;
    return ok({
      data: {
        contacts: data.map(({ id, timezone, ...person }) => ({ id, timezone, from_invitee: personFrom(person) })),
        total,
        next: page * longestList < total ? page + 1 : null,
      },
      text: `Contacts: ${total}; ids ${data.map(({ id }) => id).join(', ')}`,
    });
  },
});
