import * as v from 'valibot';
import { ContactChange, ContactDeletionQuery, ContactMerge, ContactsQuery, OneByUuid } from '../requests/index.ts';
import { Contact, pageOf } from '../resources/index.ts';
import type { AccountEndpoint } from './endpoint.ts';

/** The people who booked. */
export const contactEndpoints = {
  listContacts: {
    method: 'GET',
    path: '/v1/contacts',
    resource: null,
    input: { query: ContactsQuery },
    data: pageOf(Contact),
    status: 200,
    summary: 'Lists contacts, newest first',
  },
  getContact: {
    method: 'GET',
    path: '/v1/contacts/{id}',
    resource: { kind: 'contact', param: 'id' },
    input: { params: OneByUuid },
    data: Contact,
    status: 200,
    summary: 'Returns a contact',
  },
  updateContact: {
    method: 'PUT',
    path: '/v1/contacts/{id}',
    resource: { kind: 'contact', param: 'id' },
    input: { params: OneByUuid, body: ContactChange },
    data: Contact,
    status: 200,
    summary: 'Updates a contact',
  },
  mergeContact: {
    method: 'POST',
    path: '/v1/contacts/{id}/merge',
    resource: { kind: 'contact', param: 'id' },
    input: { params: OneByUuid, body: ContactMerge },
    data: Contact,
    status: 200,
    summary: 'Merges another contact into this one, which gets its events and its email address. This cannot be undone',
  },
  deleteContact: {
    method: 'DELETE',
    path: '/v1/contacts/{id}',
    resource: { kind: 'contact', param: 'id' },
    input: { params: OneByUuid, query: ContactDeletionQuery },
    data: v.null(),
    status: 200,
    summary: 'Deletes a contact; keeps their events, or erases the personal data in them',
  },
} as const satisfies Record<string, AccountEndpoint>;
