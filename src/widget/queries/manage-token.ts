/** The token by which an event is shown, rescheduled and canceled: its id, in places its account, and a signature. */
export type ManageToken = string;

const tokenHeader = 'sched-manage-token';

/** Returns the header by which a request shows a token; none without one. */
export function headersOf(token: ManageToken | undefined): Record<string, string> {
  return token === undefined ? {} : { [tokenHeader]: token };
}

/**
 * Returns the id in a token: all before its first dot, since an account may stand between the id and the signature. Any
 * other text is sent too: the gateway refuses it.
 */
export function idOf(token: ManageToken): string {
  return token.split('.')[0] || '-';
}
