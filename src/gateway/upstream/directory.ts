import type { EventTypeReference, User } from '../../contract/index.ts';
import type { UpstreamEventType } from './responses/index.ts';

/** The public ids of an account's event types, as `keyOf` writes them, each with the id. */
export type Directory = readonly (readonly [key: string, eventTypeId: number])[];

/** Returns the directory of an account; where a server says nothing of public ids, they follow from what it does say. */
export function directoryOf({ username }: User, eventTypes: readonly UpstreamEventType[]): Directory {
  return eventTypes.map(({ id, slug, public_id: publicId = `${username}/${slug}` }) => {
    const [account = '', name = ''] = publicId.split('/');
    return [keyOf({ account, name }), id];
  });
}

/** Writes what is meant: the letter case of a username says nothing. */
export function keyOf(reference: EventTypeReference): string {
  return typeof reference === 'number' ? `${reference}` : `${reference.account.toLowerCase()}/${reference.name}`;
}
