import { defineConfig } from 'playwright/test';
import { memoryFolder } from '../src/build/checks/memory-folder.ts';
import { isEveryPageWanted } from './support/every-page.ts';
import { findBrowser, findFirefox, findFullBrowser, findWebKit } from './support/find-browser.ts';

const fullBrowser = findFullBrowser();
const firefox = findFirefox();

/** Without these, a browser without a network keeps looking up the hosts of its vendor. */
const quietArgs = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const isRoot = process.getuid?.() === 0;
/** The bytes that a few browsers need for memory shared between their processes. Containers often have only 64 MB. */
const sharedBytes = 2e9;

const chromiumAt = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: [
      // Playwright turns off the back/forward cache, which every visitor's browser has.
      '--disable-back-forward-cache',
      // This flag puts shared memory into files on the disk.
      ...(memoryFolder(sharedBytes) ? ['--disable-dev-shm-usage'] : []),
    ],
    args: [...quietArgs, '--host-resolver-rules=MAP *.test 127.0.0.1', ...(isRoot ? ['--no-sandbox'] : [])],
  },
});
const chromium = chromiumAt(findBrowser());

/** The projects that use the package as it is published. It is packed once, before them. */
const fromPackage = 'frameworks/*.spec.ts';
/** Tests of features that a headless Chromium does not have. */
const fullBrowserOnly = 'embedding-pages/back-forward-cache.spec.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '.results/files',
  reporter: [['list'], ['json', { outputFile: '.results/journeys.json' }]],
  forbidOnly: true,
  // A shared build server may stall a browser once. A test that needs its second attempt is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  // One more than the cores of a small machine, because a journey waits for a quarter of its time.
  workers: 3,
  // No timing is asserted. These timeouts only end tests that hang, and a busy machine takes several times as long as
  // an idle one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // No trace, because recording one slows down every journey.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'package', testMatch: 'frameworks/package.setup.ts' },
    { name: 'packaged', testMatch: fromPackage, dependencies: ['package'], use: chromium },
    { name: 'chromium', testIgnore: ['*/webkit.spec.ts', fromPackage, fullBrowserOnly], use: chromium },
    ...(fullBrowser ? [{ name: 'full chromium', testMatch: fullBrowserOnly, use: chromiumAt(fullBrowser) }] : []),
    // The main journey and the embedding pages in other engines, where they are installed.
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: [
              'engines/every-engine.spec.ts',
              'embedding-pages/scripts-and-policies.spec.ts',
              'console/{sign-in,cross-site}.spec.ts',
              ...(isEveryPageWanted ? ['embedding-pages/placements-and-behavior.spec.ts'] : []),
            ],
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                firefoxUserPrefs: { 'network.dns.localDomains': 'shop.test,studio.test' },
              },
            },
          },
        ]
      : []),
    ...(findWebKit() ? [{ name: 'webkit', testMatch: '*/webkit.spec.ts' }] : []),
  ],
});
