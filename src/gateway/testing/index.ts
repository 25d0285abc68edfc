/** What the tests of the gateway run against: fake servers, and a gateway in front of one with a clock to set. */
export { CalendarServer, hourly } from './calendar-server.testing.ts';
export { event, FakeServer, refusal, secretKey } from './fake-server.testing.ts';
export { address, codeOf, type FormWorld, openFormWorld, solve, times } from './form-world.testing.ts';
export { TerseServer } from './terse-server.testing.ts';
export { at, date, linkSecret, openWorld, settle, slotsOfApril, startsIn, type World } from './world.testing.ts';
