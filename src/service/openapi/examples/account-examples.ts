import { Account, Branding, Team, User } from '../../../contract/index.ts';
import type { Example } from './shared.ts';

const user: User = {
  id: 1,
  first_name: 'Grace',
  last_name: 'Hopper',
  username: 'grace',
  email: 'grace@example.com',
  timezone: 'Europe/Berlin',
  time_format: 24,
  start_of_week: 1,
  avatar: '',
  updated_at: '2026-03-02T07:00:00+00:00',
};

const branding: Branding = {
  name: 'Hopper Advice',
  color: '#2456e6',
  is_listed: false,
  logo: '/logos/1/5feceb66ffc86f38d952786c6d696c79.png',
  updated_at: '2026-03-02T07:00:00+00:00',
};

const account: Account = {
  id: 1,
  name: 'Hopper Consulting',
  allowed_origins: ['https://hopper.example'],
  gateway_origins: null,
  erase_after_months: 24,
};

const team: Team = { id: 1, name: 'Advisers', username: 'advisers', about: '', logo: '' };

/** An account and its hosts. */
export const accountExamples: readonly Example[] = [
  [User, user],
  [Account, account],
  [Branding, branding],
  [Team, team],
];
