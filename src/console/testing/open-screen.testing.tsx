import { act, cleanup, render } from '@testing-library/preact';
import { vi } from 'vitest';
import { answerChallenges, queryClient } from '../data/index.ts';
import { matchPath, navigate, type ScreenRow } from '../routing/index.ts';
import { signInBy } from '../session/index.ts';
import { locale as pageLocale, setLocale } from '../words/index.ts';
import { createFakeServer, type FakeServer, type Replies } from './fake-server.testing.ts';

const ana = {
  state: 'signed_in',
  person: { id: 1, email: 'ana@example.com' },
  account: { id: 1, name: 'Ana Host' },
  user: { id: 1, first_name: 'Ana', last_name: 'Host' },
  role: 'owner',
  accounts: [{ id: 1, name: 'Ana Host', role: 'owner' }],
  proven_until: '2026-11-24T10:00:00Z',
  can: { passkeys: true, mail: false },
  sends_mail: true,
} as const;

type OpenOptions = {
  readonly replies: Replies;
  readonly locale?: string;
  readonly role?: 'owner' | 'admin' | 'member';
  /** Whether the server sends mail about bookings. @default true */
  readonly sendsMail?: boolean;
};

// Retries a temporary failure immediately.
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });

// Features that the DOM of the tests lacks: everything in a popover is visible there.
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

/** Opens a screen at a path, as a person who is signed in. Returns the server it talks to. */
export async function openScreen(
  row: ScreenRow,
  path: string,
  { replies, locale = 'en-GB', role = 'owner', sendsMail = true }: OpenOptions,
): Promise<FakeServer> {
  const params = matchPath(row.path, path.replace(/[?#].*/, ''));
  if (!params) throw new Error(`${path} does not match ${row.path}.`);
  const server = createFakeServer({ signInWithPassword: () => ({ ...ana, role, sends_mail: sendsMail }), ...replies });
  vi.stubGlobal('fetch', server.fetch);
  await navigate(path, { replace: true });
  await setLocale([locale]);
  await signInBy('signInWithPassword');
  const [{ Screen }] = await Promise.all([row.load(), row.words.load(pageLocale().language)]);
  render(<Screen params={params} />);
  return server;
}

/** Closes the screen and clears the cache. Call it after each test. */
export function leaveConsole(): void {
  // Preact runs the cleanup of a component, such as its guard of unsaved changes, after the next frame.
  act(cleanup);
  queryClient.clear();
  answerChallenges(refusals);
}

/** The person neither signs in again nor confirms who they are. */
const refusals = { signIn: async () => false, prove: async () => false };
