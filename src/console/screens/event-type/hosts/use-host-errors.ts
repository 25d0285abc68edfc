import { useMemo } from 'preact/hooks';
import { fieldError } from '../../../ui/index.ts';
import type { EditedHost } from '../settings.ts';
import { words } from '../words/index.ts';

/** The server's errors about a host, by field. */
export type HostErrors = { readonly share: string | undefined; readonly schedule: string | undefined };

/**
 * Returns a function that returns what the server refuses about a host. The server names hosts by their index in the
 * list that was sent, which may change when a host is removed.
 */
export function useHostErrors(error: unknown, hosts: readonly EditedHost[]): (id: number) => HostErrors {
  const texts = words.current.hosts;
  const requestHosts = useMemo(() => hosts, [error]);
  return (id) => {
    const index = requestHosts.findIndex((host) => host.user_id === id);
    const errorAt = (name: string) => fieldError(error, `hosts.${index}.${name}`);
    // The server also refuses `hosts` because of the place of the meetings. That error is shown at the place.
    const isRefused = fieldError(error, 'hosts') || fieldError(error, 'is_active');
    const isAllPaused = isRefused && requestHosts.every(({ weight }) => weight <= 0);
    const ofAll = index === 0 && isAllPaused && texts.allPaused;
    return {
      share: (errorAt('user_id') && texts.gone) || errorAt('weight') || ofAll || undefined,
      schedule: errorAt('availability_id'),
    };
  };
}
