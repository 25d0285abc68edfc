/**
 * The token with which an event is shown, rescheduled and canceled: its id, in some tokens its account, and a
 * signature.
 */
export type ManageToken = string;

const tokenHeader = 'sched-manage-token';

/** Returns the header with the token of a request; none without a token. */
export function headersOf(token: ManageToken | undefined): Record<string, string> {
  return token === undefined ? {} : { [tokenHeader]: token };
}

/**
 * Returns the id in a token: everything before its first dot, because an account may stand between the id and the
 * signature. Any other text is returned unchanged: the gateway refuses it.
 */
export function idOf(token: ManageToken): string {
  return token.split('.')[0] || '-';
}
