import type { EditedHost } from '../settings.ts';

type Removal = {
  readonly id: number;
  /** The event type's own host, if it is known. */
  readonly ownId: number | undefined;
};

/** Returns the hosts without one of them: empty if only the event type's own host is left. */
export function withoutHost(hosts: readonly EditedHost[], { id, ownId }: Removal): readonly EditedHost[] {
  const others = hosts.filter((host) => host.user_id !== id);
  return others.every((host) => host.user_id === ownId) ? [] : others;
}
