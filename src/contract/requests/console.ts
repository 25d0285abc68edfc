import * as v from 'valibot';
import { limits, longestEmail } from '../limits.ts';
import { IntegerId, Locale, lineOrNothingUpTo, lineUpTo, Uuid, ZoneName } from './scalars/index.ts';

/** The longest password that was ever accepted. Longer ones are not hashed. */
const longestPassword = 1024;

const Email = lineUpTo(longestEmail);
const Password = v.pipe(v.string(), v.maxLength(longestPassword));

/** The secret part of a link: 256 bits in base64url. */
const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'must be the part of the link after "="'));

/** The result of `navigator.credentials`, in its JSON form. The WebAuthn library checks the rest. */
const Credential = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,1400}$/)),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: v.pipe(v.string(), v.maxLength(4096)) }),
  clientExtensionResults: v.looseObject({}),
});

/** The name that a person gives a passkey. */
const PasskeyName = lineUpTo(limits.keyName);

/** A text in base64url, as browsers name passkeys. */
const PasskeyId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,1400}$/));

/** The inputs of the console's operations. */
export const consoleRequests = {
  setUp: v.strictObject({
    token: Token,
    email: Email,
    password: Password,
    first_name: lineUpTo(limits.name),
    last_name: v.optional(lineOrNothingUpTo(limits.name), ''),
    timezone: ZoneName,
    /** The language of the person and of the new account. @default English */
    locale: v.optional(Locale),
    /** @default derived from the name */
    username: v.optional(lineUpTo(limits.username)),
  }),
  signInWithPassword: v.strictObject({ email: Email, password: Password }),
  credential: v.strictObject({ credential: Credential }),
  requestSignInLink: v.strictObject({ email: Email }),
  describeLink: v.strictObject({ token: Token }),
  /** `password` is required for a link that invites a person or resets a password. */
  useLink: v.strictObject({ token: Token, password: v.optional(Password) }),
  confirmEmail: v.strictObject({ token: Token }),
  /** Exactly one of the two. */
  prove: v.union(
    [v.strictObject({ password: Password }), v.strictObject({ credential: Credential })],
    'must contain a password or a credential',
  ),
  switchAccount: v.strictObject({ account_id: IntegerId }),
  addPasskey: v.strictObject({ name: PasskeyName, credential: Credential }),
  renamePasskey: v.strictObject({ name: PasskeyName }),
  changePassword: v.strictObject({ password: Password }),
  oneSession: v.object({ id: Uuid }),
  onePasskey: v.object({ id: PasskeyId }),
};
