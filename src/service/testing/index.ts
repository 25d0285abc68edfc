/**
 * Fixtures for the tests of the whole service: a service on its own database with a clock to set, accounts with open
 * hours, a receiver of webhooks, CalDAV servers, an account with many events, the query plan of a statement, and who
 * waits for a lock.
 */
export {
  type AccountSettings,
  makeAccount,
  makeMail,
  makeMember,
  makeTeam,
  type TestAccount,
} from './account.testing.ts';
export { type Agent, clients, connectAgent, connectAgentsTo, type ToolOutput } from './agent.testing.ts';
export type { CaldavServerName } from './caldav-program.testing.ts';
export { type CaldavServer, installedCaldavServers, openCaldavServer } from './caldav-server.testing.ts';
export { explain, type Statement, statementsOf } from './explain.testing.ts';
export { countLockWaits, lockRace, untilLockWaits } from './lock-waits.testing.ts';
export { planReminders } from './planned-reminders.testing.ts';
export { deliveriesOf, makeWebhook, openReceiver, type ReceivedMessage, type Receiver } from './receiver.testing.ts';
export { type RunningRelease, startRelease } from './release.testing.ts';
export { makeRotation, type Rotation } from './rotation.testing.ts';
export { roundsOf, runsOf } from './rounds.testing.ts';
export { fillAccount, scale } from './scale.testing.ts';
export {
  ada,
  consoleOf,
  instant,
  mondayMorning,
  openService,
  ownerOf,
  type Reply,
  type RequestOptions,
  request,
  startsIn,
  type TestService,
} from './service.testing.ts';
