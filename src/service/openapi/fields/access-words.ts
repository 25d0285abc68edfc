/** The meaning of the fields about members and API keys. */
export const accessWords = {
  role: 'What the member may do: `owner`, `admin` or `member`.',
  removed_at: 'When they were removed. Absent for anyone else, and after they are invited again.',
  invited_until: 'When the invitation expires. Null without one.',
  invitation_link: 'The link to send to the invited person. It is shown only once.',
  scopes: 'What the key may do: `read`, `book` and `settings`. The default is all.',
  last_four: 'The last four characters.',
  last_used_at: 'When it was last used, to the minute. Null before its first use.',
  key: 'The whole key. It is shown only once.',
  api_keys:
    'What happens to the API keys that the member created: `keep` leaves them as they are, because a key has no role; `revoke` revokes them.',
  'Member.role':
    'What the member may do, or what an invited one may do after joining. Null if no one signs in as this user.',
  'InvitedMember.state': '`active`, `invited` or `none`.',
  'InvitedMember.role': 'What the member may do.',
  'Member.state': '`active`: someone signs in as this user. `invited`: someone was invited to. `none`: neither.',
  'ApiKey.user_id': 'The user that the key acts for.',
  'IssuedApiKey.user_id': 'The user that the key acts for.',
  'removeMember.events':
    'What happens to upcoming events of the member: `refuse` removes no one while there are any, `cancel` cancels them.',
  'removeMember.reason': 'Why the events are canceled. Their invitees see it.',
} satisfies Readonly<Record<string, string>>;
