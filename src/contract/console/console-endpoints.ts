import * as v from 'valibot';
import type { Endpoint, ServedEndpoint } from '../endpoints/index.ts';
import { consoleRequests as requests } from '../requests/index.ts';
import {
  ConfirmedEmail,
  ConsoleSession,
  LinkDetails,
  Passkey,
  PasskeyOptions,
  SignedInDevice,
} from './console-session.ts';

/** An operation that only the console has. It is for signing in, never for an account's data. */
type ConsoleEndpoint = ServedEndpoint & {
  /**
   * Who may call it: anyone, a signed-in person, or a person who has confirmed who they are in the last ten minutes.
   */
  readonly needs: 'nothing' | 'session' | 'proof';
  readonly params?: v.GenericSchema;
  readonly body?: v.GenericSchema;
};

/** Every operation of `/console/api`, except for `/v1`, which it passes on to the service. */
export const consoleEndpoints = {
  getSession: { ...get('session'), needs: 'nothing', data: ConsoleSession },
  switchAccount: { ...put('session'), needs: 'session', body: requests.switchAccount, data: ConsoleSession },
  setUp: { ...post('setup'), needs: 'nothing', body: requests.setUp, data: ConsoleSession },
  signInWithPassword: {
    ...post('sign-in/password'),
    needs: 'nothing',
    body: requests.signInWithPassword,
    data: ConsoleSession,
  },
  startPasskeySignIn: { ...post('sign-in/passkey/options'), needs: 'nothing', data: PasskeyOptions },
  signInWithPasskey: {
    ...post('sign-in/passkey'),
    needs: 'nothing',
    body: requests.credential,
    data: ConsoleSession,
  },
  requestSignInLink: {
    ...post('sign-in/link'),
    needs: 'nothing',
    body: requests.requestSignInLink,
    data: v.null(),
  },
  describeLink: {
    ...post('sign-in/link/describe'),
    needs: 'nothing',
    body: requests.describeLink,
    data: LinkDetails,
  },
  useLink: { ...post('sign-in/link/use'), needs: 'nothing', body: requests.useLink, data: ConsoleSession },
  confirmEmail: {
    ...post('email/confirm'),
    needs: 'nothing',
    body: requests.confirmEmail,
    data: ConfirmedEmail,
  },
  signOut: { ...post('sign-out'), needs: 'nothing', data: v.null() },
  prove: { ...post('prove'), needs: 'session', body: requests.prove, data: ConsoleSession },
  listSessions: { ...get('sessions'), needs: 'session', data: v.array(SignedInDevice) },
  revokeOtherSessions: { ...remove('sessions'), needs: 'session', data: v.null() },
  revokeSession: { ...remove('sessions/{id}'), needs: 'session', params: requests.oneSession, data: v.null() },
  listPasskeys: { ...get('passkeys'), needs: 'session', data: v.array(Passkey) },
  startPasskey: { ...post('passkeys/options'), needs: 'proof', data: PasskeyOptions },
  addPasskey: { ...post('passkeys', 201), needs: 'proof', body: requests.addPasskey, data: Passkey },
  renamePasskey: {
    ...put('passkeys/{id}'),
    needs: 'session',
    params: requests.onePasskey,
    body: requests.renamePasskey,
    data: Passkey,
  },
  removePasskey: { ...remove('passkeys/{id}'), needs: 'proof', params: requests.onePasskey, data: v.null() },
  changePassword: { ...put('password'), needs: 'proof', body: requests.changePassword, data: ConsoleSession },
} as const satisfies Record<string, ConsoleEndpoint>;

/** The name of an operation of the console. */
export type ConsoleEndpointName = keyof typeof consoleEndpoints;

/** The rows for the console: its build leaves out every other property. */
export const consoleClientEndpoints: {
  readonly [Name in ConsoleEndpointName]: Pick<(typeof consoleEndpoints)[Name], keyof Endpoint>;
} = { ...consoleEndpoints };

function get<Path extends string>(path: Path) {
  return { method: 'GET', path: `/console/api/${path}`, status: 200 } as const;
}

function post<Path extends string, Status extends 200 | 201 = 200>(path: Path, status?: Status) {
  return { method: 'POST', path: `/console/api/${path}`, status: status ?? 200 } as const;
}

function put<Path extends string>(path: Path) {
  return { method: 'PUT', path: `/console/api/${path}`, status: 200 } as const;
}

function remove<Path extends string>(path: Path) {
  return { method: 'DELETE', path: `/console/api/${path}`, status: 200 } as const;
}
