import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as setup } from 'playwright/test';
import { packed } from './install-package.ts';

const run = promisify(execFile);

/** Packing compiles first, possibly everything. */
const compileMillis = 300_000;

// Pack once for all journeys that use the package, because two at the same time would remove each other's files.
setup('packs the package', async () => {
  setup.setTimeout(compileMillis);
  await rm(packed, { recursive: true, force: true });
  await mkdir(packed, { recursive: true });
  await run('npm', ['pack', '--silent', '--pack-destination', packed]);
  await run('tar', ['xzf', join(packed, 'sched-booking-0.1.0.tgz'), '-C', packed]);
});
