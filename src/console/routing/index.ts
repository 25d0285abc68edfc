/**
 * Addresses of the console: where it is, how it gets elsewhere, and what is asked before unsaved changes are left.
 *
 * The decision behind it: links are ordinary links, which can be copied and opened in a new tab. They are followed
 * without loading the page again, and every way to leave, the browser's own buttons included, passes the same guard.
 */
export {
  currentPlace,
  guardLeaving,
  hrefTo,
  type LeaveGuard,
  navigate,
  type Place,
  setQuery,
  watchLocation,
} from './location.ts';
export { matchPath, type PathParams } from './match-path.ts';
export type { ScreenComponent, ScreenRow } from './screen-row.ts';
