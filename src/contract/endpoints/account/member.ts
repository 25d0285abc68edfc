import * as v from 'valibot';
import {
  ApiKeyDraft,
  MemberChange,
  MemberDraft,
  MemberInvitation,
  MemberRemovalQuery,
  OneById,
} from '../../requests/index.ts';
import { ApiKey, InvitedMember, IssuedApiKey, Member } from '../../resources/index.ts';
import type { AccountEndpoint } from '../endpoint.ts';

/** Who may sign in to an account, and the programs that may act in it. Only signed-in people can call these. */
export const memberEndpoints = {
  listMembers: {
    method: 'GET',
    path: '/v1/members',
    resource: null,
    input: {},
    data: v.array(Member),
    status: 200,
    summary: 'Lists the users of the account, and who signs in as each',
  },
  inviteMember: {
    method: 'POST',
    path: '/v1/members',
    resource: null,
    input: { body: MemberDraft },
    data: InvitedMember,
    status: 201,
    summary: 'Invites someone to the account: by email, or with a link to pass on if the server sends no email',
  },
  updateMember: {
    method: 'PUT',
    path: '/v1/members/{id}',
    resource: { kind: 'user', param: 'id' },
    input: { params: OneById, body: MemberChange },
    data: Member,
    status: 200,
    summary:
      'Changes the role of a member, and may revoke the API keys they created. Only an owner can make another owner or change one',
  },
  removeMember: {
    method: 'DELETE',
    path: '/v1/members/{id}',
    resource: { kind: 'user', param: 'id' },
    input: { params: OneById, query: MemberRemovalQuery },
    data: v.null(),
    status: 200,
    summary:
      'Removes a member: they are signed out, their API keys and event types are turned off, and their calendars disconnected',
  },
  inviteMemberAgain: {
    method: 'POST',
    path: '/v1/members/{id}/invite',
    resource: { kind: 'user', param: 'id' },
    input: { params: OneById, body: MemberInvitation },
    data: InvitedMember,
    status: 201,
    summary: 'Invites someone as a user of the account. Earlier invitations of that user become invalid',
  },
  listApiKeys: {
    method: 'GET',
    path: '/v1/api-keys',
    resource: null,
    input: {},
    data: v.array(ApiKey),
    status: 200,
    summary: 'Lists the API keys of the account that are not revoked, newest first',
  },
  createApiKey: {
    method: 'POST',
    path: '/v1/api-keys',
    resource: null,
    input: { body: ApiKeyDraft },
    data: IssuedApiKey,
    status: 201,
    summary: 'Creates an API key for the user. It is shown only once',
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/v1/api-keys/{id}',
    resource: { kind: 'API key', param: 'id' },
    input: { params: OneById },
    data: v.null(),
    status: 200,
    summary: 'Revokes an API key immediately and permanently',
  },
} as const satisfies Record<string, AccountEndpoint>;
