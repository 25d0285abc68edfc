/**
 * The directory: tables that hold one thing over all accounts, and lead a request to its account. They alone may have
 * keys that do not begin with an account; where accounts are spread over machines, they stay on one.
 */
export const directoryTables: readonly string[] = ['accounts', 'api_keys', 'handles'];
