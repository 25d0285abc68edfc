import * as v from 'valibot';
import { Contact } from './contact.ts';
import type { DescribedEndpoint } from './endpoint.ts';
import { pageOf } from './page.ts';

/** The people who booked. */
export const contactEndpoints = {
  listContacts: {
    method: 'GET',
    path: '/v1/contacts',
    data: pageOf(Contact),
    status: 200,
    summary: 'Returns a page of the contacts, newest first',
  },
  getContact: {
    method: 'GET',
    path: '/v1/contacts/{id}',
    data: Contact,
    status: 200,
    summary: 'Returns one contact',
  },
  updateContact: {
    method: 'PUT',
    path: '/v1/contacts/{id}',
    data: Contact,
    status: 200,
    summary: 'Changes the fields of a contact that are sent',
  },
  deleteContact: {
    method: 'DELETE',
    path: '/v1/contacts/{id}',
    data: v.null(),
    status: 200,
    summary: 'Removes a contact for good; the events the person booked stay',
  },
} as const satisfies Record<string, DescribedEndpoint>;
