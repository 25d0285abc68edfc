import { Account, ApiKey, InvitedMember, IssuedApiKey, Member, Team, User } from '../../../contract/index.ts';
import { email, instant } from './formats.ts';
import type { Noun } from './noun.ts';

/** An account, its people and its keys. */
export const accountNouns = {
  Member: { schema: Member, description: 'A user of the account, and whether someone signs in as that user.' },
  InvitedMember: { schema: InvitedMember, description: 'A member who was just invited, with the link to send them.' },
  ApiKey: {
    schema: ApiKey,
    description: 'An API key. Only its last four characters can be seen again.',
    parts: { created_at: instant },
  },
  IssuedApiKey: { schema: IssuedApiKey, description: 'A new API key. It is shown only once.' },
  Team: {
    schema: Team,
    description: 'A group of people in an account.',
    parts: { id: { format: 'int64' }, logo: { description: 'An absolute https URL, or empty.' } },
  },
  Account: { schema: Account, description: 'The account of an API key.' },
  User: {
    schema: User,
    description: 'The user of an API key: the host of the account’s event types.',
    parts: {
      email,
      time_format: { enum: [12, 24] },
      start_of_week: { minimum: 0, maximum: 6, description: '0 is Sunday, 6 is Saturday.' },
      avatar: { description: 'An absolute https URL, or empty.' },
    },
  },
} satisfies Readonly<Record<string, Noun>>;
