import { countingOf } from '../../../../words/index.ts';

const { number } = countingOf('en');

export const words = {
  text: 'Everyone here signs in with their own password or passkey. Admins can see and change everything in this account. Members can see and change only what is theirs.',
  invite: 'Invite someone',
  email: 'Email address',
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
  send: 'Create invitation',
  invited: (name: string) => `Send ${name} this link. It is shown only now.`,
  mailed: (address: string) => `The invitation is on its way to ${address}.`,
  copyLink: 'Copy invitation link',
  invitedUntil: (when: string) => `Invited, link valid until ${when}`,
  notInvited: 'Does not sign in',
  inviteAgain: 'Invite again',
  you: 'you',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'They are signed out, their API keys and event types are turned off, and their calendars are disconnected.',
  hosts: (count: number) => `Upcoming bookings: ${number(count)}`,
  decide: 'What should happen to them?',
  choices: { reassign: 'Reassign to a colleague', cancel: 'Cancel them' },
  colleague: 'Colleague',
  colleagueHint: 'They get every booking that they are free for, even outside their working hours.',
  notified: 'Invitees are notified.',
  notNotified: 'This server does not send email. Tell the invitees yourself.',
  reason: 'Reason',
  reasonHint: 'The invitees will see it.',
  progress: (done: number, total: number) => `${number(done)} of ${number(total)}`,
  reassigned: (count: number, name: string) => `Reassigned to ${name}: ${number(count)}`,
  clashes: (name: string) => `${name} is busy at these times. Choose what happens to these bookings.`,
  placeless: (name: string) =>
    `The place of these bookings is the host’s own. Open each one to reassign it and enter where the meeting with ${name} takes place.`,
  demoteTitle: (name: string) => `Make ${name} a member?`,
  demoteText: 'They will be able to see and change only what is theirs.',
  keysStay:
    'They created these API keys. A key can do everything within its scopes, whatever the role of the person who created it.',
  revokeKeys: 'Revoke these API keys',
  demote: 'Change role',
  notNow: 'Not now',
  confirmReassign: 'Reassign and remove',
  confirmCancel: 'Cancel and remove',
  confirmRemove: 'Remove',
  removed: (name: string) => `${name} was removed.`,
};

export type PeopleWords = typeof words;
