/**
 * Sessions: a browser that a person is signed in with, until it is revoked, unused for two weeks or three months old.
 *
 * Design: a session is a row, so that it can be listed and revoked at once, and the cookie only identifies it. Its
 * secret is replaced whenever the person confirms who they are.
 */
export { describeDevice, parseDevice } from './describe-device.ts';
export { createSecret, hashSecret, type Secret } from './secret.ts';
export {
  type Browser,
  beginSession,
  browserSeconds,
  findSession,
  isKnownTo,
  isProven,
  type NewSession,
  provenUntil,
  renewSession,
  sessionSeconds,
} from './sessions.ts';
