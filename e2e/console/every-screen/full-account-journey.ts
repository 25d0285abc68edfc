import { consoleJourney } from '../../support/index.ts';
import { type FullAccount, startFullAccount } from './full-account.ts';

/** Journeys through an account in which every list holds something. */
export const fullAccountJourney = consoleJourney.extend<object, { account: FullAccount }>({
  account: [
    // Playwright wants the first argument to be a pattern.
    // biome-ignore lint/correctness/noEmptyPattern: nothing is needed from other fixtures
    async ({}, use) => {
      const account = await startFullAccount();
      await use(account);
      await account.server.stop();
    },
    { scope: 'worker' },
  ],
  hostServer: [async ({ account }, use) => use(account.server), { scope: 'worker' }],
});
