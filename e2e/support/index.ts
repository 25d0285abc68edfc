/**
 * Everything that journeys share: the product on its own port with a fake clock, an invitee who finds things by role
 * and name, and the browsers of this machine.
 *
 * Design: a journey starts the product as an operator does, with `sched start` in its own process, and runs in whatever
 * browsers are installed.
 */

export { freePort } from '../../src/server/free-port.ts';
export { consoleJourney, type HostServer, host, startHostServer } from './console.ts';
export { isEveryPageWanted } from './every-page.ts';
export { holdApp } from './hold-app.ts';
export { clickUntil, Invitee } from './invitee.ts';
export {
  accessibilityFaults,
  contrastFaults,
  expect,
  journey,
  now,
  offeredOn,
  pageFaults,
  request,
} from './journey.ts';
export { pageOf, type Respond, serveLargeCalendar, serveWidget, slotsIn } from './large-calendar.ts';
export { launchChromium } from './launch-chromium.ts';
export { hasLibrary, readLibrary } from './library-files.ts';
export { makeColleague } from './make-colleague.ts';
export { networkAddress } from './network-address.ts';
export { playScene } from './play-scene.ts';
export {
  addressPrinted,
  apiKey,
  end,
  makeDataDir,
  removeDataDir,
  startTestServer,
  type TestServer,
} from './test-server.ts';
export { openWebKit, type WebKitPage } from './webkit-driver.ts';
