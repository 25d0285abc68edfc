import type { EventTypeReference } from '../../contract/index.ts';
import type { UpstreamEventType, UpstreamUser } from './responses/index.ts';

/** The public ids of an account's event types, as `keyOf` writes them, with their ids. */
export type Directory = readonly (readonly [key: string, eventTypeId: number])[];

/** Returns the directory of an account. If a server has no public ids, derives them from what it does return. */
export function directoryOf({ username }: UpstreamUser, eventTypes: readonly UpstreamEventType[]): Directory {
  return eventTypes.map(({ id, slug, public_id: publicId = `${username}/${slug}` }) => {
    const [account = '', name = ''] = publicId.split('/');
    return [keyOf({ account, name }), id];
  });
}

/** Normalizes a public id, ignoring the letter case of the username. */
export function keyOf(reference: EventTypeReference): string {
  return typeof reference === 'number' ? `${reference}` : `${reference.account.toLowerCase()}/${reference.name}`;
}
