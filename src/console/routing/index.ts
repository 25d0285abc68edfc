/**
 * Addresses of the console: which screen is open, how to open another, and the question before unsaved changes are
 * lost.
 *
 * Design: links are ordinary links, which can be copied and opened in a new tab. They open without reloading the page,
 * and every way to leave, including the browser's own buttons, passes the same guard.
 */
export {
  currentRoute,
  guardLeaving,
  hrefTo,
  type LeaveGuard,
  leavePage,
  navigate,
  type Route,
  setQuery,
  watchLocation,
} from './location.ts';
export { matchPath, type PathParams } from './match-path.ts';
export type { ScreenComponent, ScreenRow } from './screen-row.ts';
