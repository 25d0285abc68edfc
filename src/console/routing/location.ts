import { signal } from '@preact/signals';

/** The path of the console below its origin. */
const base = '/console';

/** The current address within the console. */
export type Route = {
  /** Below `base`, with a slash at its beginning. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The text after the `#`, which is never sent to a server: the secret of a link, or a section of the page. */
  readonly fragment: string;
};

/** Returns whether the page may be left; asks the person if something is unsaved. */
export type LeaveGuard = () => boolean | Promise<boolean>;

const route = signal<Route>(readRoute());
const guards = new Set<LeaveGuard>();
/**
 * Counts the entries of the history, so that a refused "back" can be undone. The history outlives a reload of the page,
 * and so does its count.
 */
let position = positionIn(history.state);

/** Returns the current address. A component that reads it is rendered again when it changes. */
export function currentRoute(): Route {
  return route.value;
}

/** Opens a path of the console, such as `/event-types/42`, unless the person prefers to stay. */
export async function navigate(path: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
  if (!(await mayLeave())) return;
  if (!replace) position += 1;
  history[replace ? 'replaceState' : 'pushState']({ position }, '', base + path);
  route.value = readRoute();
  if (!replace) scrollTo(0, 0);
}

/** Changes the query of the current address, without a new entry in the history. */
export function setQuery(change: Readonly<Record<string, string | undefined>>): void {
  const query = new URLSearchParams(route.value.query);
  for (const [name, value] of Object.entries(change)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  history.replaceState({ position }, '', `${base}${route.value.path}${text && `?${text}`}`);
  route.value = readRoute();
}

/** Returns the address of a path of the console, for a link. */
export function hrefTo(path: string): string {
  return base + path;
}

/** Calls `guard` before the page is left. Returns a function that removes it. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/**
 * Asks every guard whether the page may be left, before it is left in another way than by `navigate`. The person is
 * asked only once.
 */
export async function leavePage(): Promise<boolean> {
  if (!(await mayLeave())) return false;
  guards.clear();
  return true;
}

/** Handles links and the browser's own buttons, until the page is closed. */
export function watchLocation(): void {
  history.replaceState({ position }, '');
  addEventListener('popstate', (event) => void followHistory(event));
  document.addEventListener('click', followLink);
  addEventListener('beforeunload', (event) => {
    if (guards.size > 0) event.preventDefault();
  });
}

async function followHistory({ state }: PopStateEvent): Promise<void> {
  if (state === null) {
    // A link to a section of this page: the browser made the entry by itself, without our count.
    position += 1;
    history.replaceState({ position }, '');
    route.value = readRoute();
    return;
  }
  const next = positionIn(state);
  const steps = next - position;
  if (steps === 0) {
    route.value = readRoute();
    return;
  }
  if (guards.size > 0 && readRoute().path !== route.value.path) {
    // The browser is already there. It returns to the page with the changes while the person is asked.
    history.go(-steps);
    if (!(await leavePage())) return;
    history.go(steps);
    return;
  }
  position = next;
  route.value = readRoute();
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(`${base}/`) || link.hash) return;
  event.preventDefault();
  void navigate(link.pathname.slice(base.length) + link.search);
}

/** Returns the number that `navigate` stored with an entry of the history; 0 for an entry without one. */
function positionIn(state: unknown): number {
  return Number((state as { position?: number } | null)?.position ?? 0); // what `navigate` stored
}

async function mayLeave(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}

function readRoute(): Route {
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
  return {
    path: path.replace(/\/+$/, '') || '/',
    query: new URLSearchParams(location.search),
    fragment: location.hash.slice(1),
  };
}
