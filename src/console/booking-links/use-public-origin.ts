import { useData } from '../data/index.ts';

/**
 * Returns the origin at which invitees reach the server, which people may sign in to at another one. Falls back to the
 * origin of this page if the server does not know it.
 */
export function usePublicOrigin(): string {
  const profile = useData('getCurrentUser');
  const page = profile.state === 'ready' ? profile.data.booking_page : undefined;
  return page === undefined ? location.origin : new URL(page).origin;
}
