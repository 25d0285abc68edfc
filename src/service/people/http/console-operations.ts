import type { ConsoleOperations } from '../console-input.ts';
import { confirmEmail } from '../email/index.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeySignIn,
} from '../passkeys/index.ts';
import {
  changePassword,
  describeLink,
  getSession,
  listSessions,
  prove,
  requestSignInLink,
  revokeOtherSessions,
  revokeSession,
  setUp,
  signInWithPasskey,
  signInWithPassword,
  signOut,
  switchAccount,
  useLink,
} from '../sign-in/index.ts';

/** The operations that only the console has: one row for each row of its endpoint table. */
export const consoleOperations: ConsoleOperations = {
  getSession,
  switchAccount,
  setUp,
  signInWithPassword,
  startPasskeySignIn,
  signInWithPasskey,
  requestSignInLink,
  describeLink,
  useLink,
  confirmEmail,
  signOut,
  prove,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  changePassword,
};
