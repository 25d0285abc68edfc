/** Fixtures for the tests of the widget: a page with a widget on it, and a fake gateway. */
export { bookedEvent, manageToken } from './fake-event.testing.ts';
export {
  createFakeGateway,
  field,
  holdClock,
  introductoryCall,
  nameAndEmail,
  now,
  problem,
} from './fake-gateway.testing.ts';
export { leavePage, openForm, openWidget, reachForm, sendForm, useTimers, type Widget } from './widget-page.testing.ts';
