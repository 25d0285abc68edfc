import { availableParallelism } from 'node:os';
import type { InlineConfig } from 'vitest/node';
import { memoryFolder } from './memory-folder.ts';
import { MixedOrder } from './order/index.ts';

/**
 * Tests that need modules, or a page, that no other file has used. Most check what happens before a module has loaded.
 */
const firstLoadTests = [
  // Reads the address of the page, which was empty after files of the console.
  'src/widget/booking-form/prefill/prefill-state.test.ts',
  // Imports the element again, which would not be the one that the page has registered.
  'src/widget/entries/define.test.ts',
  // Registers the element itself, and with it what listens to clicks.
  'src/widget/entries/register.test.ts',
  'src/widget/screen/first-paint.test.ts',
  'src/widget/steps/select-time/loading.test.ts',
  'src/widget/styles/deferred-styles.test.ts',
];

/** Tests of whole processes, such as their signals. Each file runs in its own process. */
const wholeProcessTests = ['src/server/cli/stop-on-signal.test.ts'];

/** Whether tests run on the Citus cluster that `CITUS_URL` names, rather than on one PostgreSQL. */
const isOnCluster = process.env.SCHED_TEST_DATABASE === 'citus';
/** The name of this run's report, which `npm run count` reads. */
const report = process.env.SCHED_TEST_REPORT ?? process.env.SCHED_TEST_DATABASE ?? 'unit';
/**
 * Tests of things that do not exist on a cluster: processes of an older release, plans of one server, keys that Citus
 * refuses.
 */
const notOnCluster = [
  'src/service/outbox/planned-reminders.test.ts',
  'src/service/store/contacts/erase-plan.test.ts',
  'src/service/store/contacts/inactive-plan.test.ts',
  'src/service/store/events/list-plan.test.ts',
  'src/service/store/mail-status/count-plan.test.ts',
  'src/service/store/events/search-plan.test.ts',
  'src/service/store/outbox/held-plan.test.ts',
  'src/service/store/outbox/refused-plan.test.ts',
  'src/service/store/outbox/removal/removal-plan.test.ts',
  'src/service/store/people/expired-plan.test.ts',
  'src/service/store/migrate/account-keys.test.ts',
  'src/service/store/migrate/copy-rows.test.ts',
  'src/service/store/migrate/older-release.test.ts',
];
/** Tests for a cluster only. They move its shards, so nothing else runs at the same time. */
const clusterTests = 'src/service/cluster/**/*.test.ts';

/** Expensive tests cover a sample of their range by default, and all of it with `CI=true`. */
const isFullRange = Boolean(process.env.CI);
/** Whether this is a repeated run on a database other than PostgreSQL itself. Expensive tests then cover less. */
const isRepeat = process.env.SCHED_TEST_DATABASE !== undefined;

/** The folders without DOM, Node or network. In their tests, using the zone of the machine throws. */
const pureFolders = 'time,slots,invite,zones,language,contract,form,api,gateway,service/calendars/reading';
/** A zone with half-hour daylight saving time. If code uses it without throwing, the results show it. */
const oddZone = 'Australia/Lord_Howe';

/** The space that the databases of all tests need, in bytes. */
const roomBytes = 4e9;
/** Benchmarks measure the disk as well, and fill more of it. */
const isBenchmark = process.argv.includes('bench');
/** Each test file creates and drops a database of a thousand files. On a disk, that took a quarter of the run. */
const inMemory = isBenchmark ? undefined : memoryFolder(roomBytes);

/**
 * Tests that wait for a server, a process or a timer, many at a time: they come first, while the rest of `npm run
 * check` computes beside them.
 */
const waiting = { maxWorkers: availableParallelism() + 3, sequence: { groupOrder: 0 } };
/** Tests that mostly compute. Each of their processes loads all modules again, so there are fewer. */
const computing = { maxWorkers: availableParallelism() + 2, sequence: { groupOrder: 1 } };

/**
 * For tests in which no code runs often enough to be worth TurboFan, V8's slowest compiler, which took a twentieth of
 * their time. Without it, the tests that compute slots take a tenth longer. Benchmarks need it, as servers do.
 */
const withoutTurbofan = { execArgv: isBenchmark ? [] : ['--no-turbofan'] };

/** The settings that tests of a page need. */
const page = {
  ...withoutTurbofan,
  environment: 'happy-dom',
  setupFiles: './src/build/checks/page.setup.testing.ts',
};

/** How Vitest runs the tests: one project for each set of folders that need the same environment. */
export const testSettings = {
  // Processes, not threads: a machine zone is a property of the process.
  pool: 'forks',
  // Files share the modules they import, which takes a third of the time. A global that a test replaces is restored
  // after it.
  isolate: false,
  // With the usual size of the young generation, a tenth of the run was garbage collection.
  execArgv: ['--max-semi-space-size=64'],
  unstubGlobals: true,
  env: inMemory === undefined ? {} : { TMPDIR: inMemory },
  provide: { isFullRange, isRepeat },
  sequence: { sequencer: MixedOrder },
  // Counting each use of an import for a warning took a sixth of the time in which slots are computed.
  benchmark: { suppressExportGetterWarnings: true },
  // No timing is asserted. These timeouts only end tests that hang, and a busy machine takes many times as long as an
  // idle one.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  reporters: ['default', ['json', { outputFile: `e2e/.results/${report}.json` }]],
  projects: [
    {
      extends: true as const,
      test: {
        ...computing,
        name: 'pure',
        include: [`src/{${pureFolders}}/**/*.test.ts`],
        benchmark: { include: [`src/{${pureFolders}}/**/*.bench.ts`] },
        setupFiles: './src/build/checks/machine-zone.setup.testing.ts',
        env: { TZ: oddZone },
      },
    },
    {
      extends: true as const,
      test: {
        ...computing,
        name: 'widget',
        include: ['src/widget/**/*.test.{ts,tsx}'],
        exclude: firstLoadTests,
        ...page,
      },
    },
    {
      extends: true as const,
      test: { ...computing, name: 'console', include: ['src/console/**/*.test.{ts,tsx}'], ...page },
    },
    {
      extends: true as const,
      test: {
        ...computing,
        name: 'widget at its first load',
        include: firstLoadTests,
        ...page,
        isolate: true,
      },
    },
    {
      extends: true as const,
      test: { ...computing, name: 'tools', include: ['{src/build,e2e}/**/*.test.ts'] },
    },
    {
      extends: true as const,
      test: {
        ...waiting,
        ...withoutTurbofan,
        name: 'service',
        // The server uses every part of the service, so a process loads it once for the tests of both.
        include: ['src/{service,server}/**/*.test.ts'],
        exclude: [
          ...[clusterTests, 'src/service/calendars/reading/**'],
          ...wholeProcessTests,
          ...(isOnCluster ? notOnCluster : []),
        ],
        benchmark: { include: ['src/service/**/*.bench.ts'] },
        globalSetup: './src/server/postgres/postgres.setup.testing.ts',
      },
    },
    {
      extends: true as const,
      test: { ...waiting, name: 'whole processes', include: wholeProcessTests, isolate: true },
    },
    {
      extends: true as const,
      test: {
        name: 'cluster',
        include: isOnCluster ? [clusterTests] : [],
        isolate: true,
        fileParallelism: false,
        globalSetup: './src/server/postgres/postgres.setup.testing.ts',
      },
    },
  ],
} satisfies InlineConfig;
