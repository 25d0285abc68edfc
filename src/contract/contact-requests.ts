import * as v from 'valibot';
import { pageQuery } from './page.ts';
import { Uuid, ZoneName } from './scalars.ts';
import { lineUpTo, partOfLineUpTo } from './texts.ts';

const ContactsQuery = v.strictObject({ query: v.optional(partOfLineUpTo(255), ''), ...pageQuery });

/** What of a contact should change; whether mail can be sent to the address is judged with the booking form's check. */
const ContactChange = v.partial(v.strictObject({ name: lineUpTo(255), email: lineUpTo(254), timezone: ZoneName }));

/** What may be asked about contacts. */
export const contactRequests = {
  listContacts: { query: ContactsQuery },
  getContact: { params: v.object({ id: Uuid }) },
  updateContact: { params: v.object({ id: Uuid }), body: ContactChange },
  deleteContact: { params: v.object({ id: Uuid }) },
};
