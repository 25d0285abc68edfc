import * as v from 'valibot';
import { IntegerIdInPath } from './scalars.ts';

/** The name of an event type on pages: an account, and one of its event types. */
export type PublicId = {
  /** The username of a user or a team of the account, in any letter case, or `@` and the account's number. */
  readonly account: string;
  /** The slug of the event type. A private one has a random name in its place. */
  readonly name: string;
};

/** An event type as a page names it: by its id, or by its public id. */
export type EventTypeReference = number | PublicId;

/** Usernames may be any line of text. These fit in an address. */
const fittingUsername = /^[\p{L}\p{M}\p{N}._-]{1,255}$/u;
const publicName = /^[\w-]{1,255}$/;
/** The expected format, for error messages. */
export const expectedEventType =
  'must be the id of an event type, such as 42, or its public id, such as demo/introductory-call';

/**
 * Returns the public id of an event type. The account's number takes the place of a username that does not fit in an
 * address.
 */
export function publicIdOf(username: string, accountId: number, name: string): string {
  return `${fittingUsername.test(username) ? username : `@${accountId}`}/${name}`;
}

/** Reads a public id, such as `demo/introductory-call`. Returns undefined for anything else. */
export function parsePublicId(text: string): PublicId | undefined {
  return split(text, '/');
}

/** Reads an id or a public id. Returns undefined for anything else. */
export function parseEventTypeReference(text: string): EventTypeReference | undefined {
  return v.is(IntegerIdInPath, text) ? Number(text) : parsePublicId(text);
}

/** A public id in a body. */
export const PublicIdText = publicIdWith('/');

/**
 * A public id in a path: `demo~introductory-call`. Proxies refuse or decode an encoded `/`. Neither part can hold a
 * `~`, which needs no encoding (RFC 3986, 2.3).
 */
export const PublicIdInPath = publicIdWith('~');

function publicIdWith(joint: '/' | '~') {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const publicId = split(dataset.value, joint);
      if (publicId) return publicId;
      addIssue({ message: expectedEventType });
      return NEVER;
    }),
  );
}

function split(text: string, joint: '/' | '~'): PublicId | undefined {
  const [account = '', name = '', ...rest] = text.split(joint);
  return rest.length === 0 && isAccount(account) && publicName.test(name) ? { account, name } : undefined;
}

function isAccount(account: string): boolean {
  return account.startsWith('@') ? v.is(IntegerIdInPath, account.slice(1)) : fittingUsername.test(account);
}
