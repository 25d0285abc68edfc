import { ApiKey, InvitedMember, IssuedApiKey, Member } from '../../../contract/index.ts';
import type { Example } from './shared.ts';

const member: Member = {
  id: 2,
  first_name: 'Katherine',
  last_name: 'Johnson',
  username: 'katherine',
  email: 'katherine@example.com',
  state: 'invited',
  role: 'member',
  invited_until: '2026-03-09T07:00:00+00:00',
};

const invitationLink = 'https://book.example.com/console/#invitation=a4hUXpCw5cTz3sJ0m1Kq7bVd9fGyNe2oRi6LuHtQxWs';

const apiKey: ApiKey = {
  id: 3,
  name: 'Website',
  scopes: ['read', 'book'],
  last_four: 'x7Qe',
  user_id: 1,
  created_at: '2026-03-02T07:00:00+00:00',
  last_used_at: null,
};

/** Who may sign in to an account, and which programs may act in it. */
export const accessExamples: readonly Example[] = [
  [Member, member],
  [InvitedMember, { ...member, invitation_link: invitationLink }],
  [ApiKey, apiKey],
  [IssuedApiKey, { ...apiKey, key: 'sk_live_0123456789x7Qe' }],
];
