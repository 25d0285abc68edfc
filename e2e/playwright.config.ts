import { defineConfig } from 'playwright/test';
import { findBrowser } from './find-browser.ts';

const executablePath = findBrowser();

/** Without these a browser without a network spends its time looking up its maker's hosts. */
const quietArgs = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '.results/files',
  reporter: [['list'], ['json', { outputFile: '.results/journeys.json' }]],
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...quietArgs, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
