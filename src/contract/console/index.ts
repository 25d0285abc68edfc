/**
 * Signing in to the console: the operations of `/console/api`, their inputs and outputs.
 *
 * Design: the console has no data of its own. It shows an account through the operations of `/v1`, with the session in
 * place of a key, so a program with a key can do everything that the console can.
 */
export { type ConsoleEndpointName, consoleClientEndpoints, consoleEndpoints } from './console-endpoints.ts';
export {
  ConfirmedEmail,
  ConsoleSession,
  LinkDetails,
  Passkey,
  SignedInDevice,
  type SignInMethod,
} from './console-session.ts';
