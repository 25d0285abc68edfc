import { screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveConsole, openScreen } from '../../../testing/index.ts';
import { securityScreen } from './index.ts';

afterEach(leaveConsole);

test('names the address that the host signs in with, which can differ from the one for emails', async () => {
  vi.stubGlobal('isSecureContext', false);
  await openScreen(securityScreen, '/settings/security', {
    replies: { listPasskeys: () => [], listSessions: () => [] },
  });
  expect(screen.getByText('You sign in with ana@example.com.')).toBeTruthy();
});
