/**
 * The directory: tables that span all accounts and lead a request to its account. Only their keys need not begin with
 * an account. If accounts are distributed over machines, these tables are not.
 */
export const directoryTables = {
  /** Read together with the tables of an account: each machine has a copy. */
  copied: ['handles'],
  /** Read before the account of a request is known, and never with other tables: one machine has them. */
  local: [
    'api_keys',
    'event_type_places',
    'key_uses',
    'known_browsers',
    'memberships',
    'passkey_challenges',
    'passkeys',
    'people',
    'sessions',
    'sign_in_links',
  ],
} as const satisfies Record<string, readonly string[]>;
