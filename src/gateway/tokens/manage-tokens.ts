import { createSigner, type Secrets } from './signer.ts';

/** The tokens by which an invitee shows, reschedules and cancels an event: `<event id>.<HMAC>`. None is kept anywhere. */
export type ManageTokens = {
  /** Returns the token that opens an event. */
  issue(eventId: string): Promise<string>;
  /** Returns the id of the event a token opens; undefined for a token that opens none. */
  read(token: string): Promise<string | undefined>;
};

/**
 * Creates the tokens for one or two secrets: the first one signs, both are taken, so that links of last month still
 * open while a new secret comes in.
 */
export function createManageTokens(secrets: Secrets): ManageTokens {
  const signer = createSigner(secrets);
  return {
    issue: async (eventId) => `${eventId}.${await signer.sign(signedText(eventId))}`,
    async read(token) {
      const dot = token.lastIndexOf('.');
      const [eventId, signature] = [token.slice(0, Math.max(dot, 0)), token.slice(dot + 1)];
      return (await signer.isSigned(signedText(eventId), signature)) ? eventId : undefined;
    },
  };
}

function signedText(eventId: string): string {
  return `manage ${eventId}`;
}
