import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findFirefox, findFullBrowser, findWebKit, oldestFirefox } from './find-browser.ts';
import { hasLibrary } from './library-files.ts';

const { CHROMIUM_PATH } = process.env;
if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
  process.stderr.write(`CHROMIUM_PATH must be the path of a Chromium or Chrome, found "${CHROMIUM_PATH}".\n`);
  process.exit(1);
}

// Runs before the journeys. Installs a browser if this machine does not have one.
const install = 'apt-get -o DPkg::Lock::Timeout=500 install -y -qq';
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const attempts = [
  ...(isDebianRoot
    ? ['apt-get update -qq', ...['chromium chromium-headless-shell', 'chromium'].map((names) => `${install} ${names}`)]
    : []),
  'playwright install chromium',
];
for (const command of attempts) {
  if (findBrowser()) break;
  process.stderr.write(`No browser for the journeys yet: ${command}\n`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
if (!findBrowser()) {
  process.stderr.write('No browser was found or could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.\n');
  process.exit(1);
}

for (const [name, installation] of [
  ['A Chromium with a back/forward cache', findFullBrowser()],
  [`Firefox ${oldestFirefox} or newer`, findFirefox()],
  ['WebKitGTK', findWebKit()],
]) {
  if (!installation) process.stderr.write(`${name} is not installed: the journeys go without it.\n`);
}

for (const library of ['prototype', 'mootools-core', 'mootools-more']) {
  if (!hasLibrary(`${library}.js`))
    process.stderr.write(`${library} is not installed: an imitation stands in for it.\n`);
}
