/**
 * Fixtures for the tests of screens: a server with set responses, and a console with a person signed in.
 *
 * Design: a test sets the replies by the table of operations, so a reply that the real server could not send does not
 * compile.
 */
export { chooseZone } from './choose-zone.testing.ts';
export {
  createFakeServer,
  type FakeServer,
  type ReceivedRequest,
  type Replies,
  refusal,
} from './fake-server.testing.ts';
export { holdClock } from './hold-clock.testing.ts';
export { leaveConsole, openScreen } from './open-screen.testing.tsx';
export { refusalError } from './refusal-error.testing.ts';
export {
  hostedByBen,
  sampleCalendar,
  sampleColleague,
  sampleEvent,
  sampleEventType,
  sampleUser,
} from './sample-data.testing.ts';
