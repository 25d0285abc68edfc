/**
 * The directory: tables that hold one thing over all accounts, and lead a request to its account. They alone may have
 * keys that do not begin with an account; where accounts are spread over machines, these are not.
 */
export const directoryTables = {
  /** Read together with the tables of an account: each machine has a copy. */
  copied: ['handles'],
  /** Read before it is known whose request it is, and with nothing else: the machine that is asked has them. */
  local: [
    'api_keys',
    'event_type_places',
    'key_uses',
    'memberships',
    'passkey_challenges',
    'passkeys',
    'people',
    'sessions',
    'sign_in_links',
  ],
} as const satisfies Record<string, readonly string[]>;
