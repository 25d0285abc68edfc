import { createSigner, type Secrets } from './signer.ts';

/** An event that a manage token opens. */
export type OpenedEvent = {
  readonly id: string;
  /**
   * The account it belongs to. Absent in tokens issued before tokens named an account, and where there is only one
   * account.
   */
  readonly accountId?: string | undefined;
};

/**
 * The tokens with which an invitee shows, reschedules and cancels an event: `<event id>.<account>.<HMAC>`, or without
 * the account. They are never stored.
 */
export type ManageTokens = {
  /** Returns the token that opens an event. */
  issue(event: OpenedEvent): Promise<string>;
  /** Returns the event that a token opens, or undefined for an invalid token. */
  read(token: string): Promise<OpenedEvent | undefined>;
};

/**
 * Creates the tokens for one or more secrets: the first one signs and all are accepted, so that last month's links
 * still work while a new secret is introduced. A token names the account, so that its event is looked up there and
 * nowhere else.
 */
export function createManageTokens(secrets: Secrets): ManageTokens {
  const signer = createSigner(secrets);
  return {
    issue: async (event) => `${nameOf(event)}.${await signer.sign(signedText(nameOf(event)))}`,
    async read(token) {
      const dot = token.lastIndexOf('.');
      const [name, signature] = [token.slice(0, Math.max(dot, 0)), token.slice(dot + 1)];
      return (await signer.isSigned(signedText(name), signature)) ? eventNamed(name) : undefined;
    },
  };
}

function nameOf({ id, accountId }: OpenedEvent): string {
  return accountId === undefined ? id : `${id}.${accountId}`;
}

function eventNamed(name: string): OpenedEvent {
  const [id = '', accountId] = name.split('.');
  return { id, ...(accountId !== undefined && { accountId }) };
}

function signedText(name: string): string {
  return `manage ${name}`;
}
