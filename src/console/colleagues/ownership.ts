import type { EventType } from '../../contract/index.ts';
import { factsLine } from '../formats/index.ts';
import { signedIn } from '../session/index.ts';
import type { Choice } from '../ui/index.ts';

/** Returns whether something is one's own, or belongs to the account as a whole. */
export function isOwn(userId: number | null): boolean {
  return userId === null || userId === signedIn().user.id;
}

/** Returns a list with what is one's own first, and otherwise in its order. */
export function ownFirst<Item>(items: readonly Item[], userIdOf: (item: Item) => number | null): Item[] {
  const isFirst = (item: Item) => isOwn(userIdOf(item));
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}

/** Returns the id of the user whose event type it is. */
export function hostIdOf({ host }: Pick<EventType, 'host'>): number {
  return host.id;
}

/** Returns event types to choose from, one's own first, and the others with the names of their hosts. */
export function eventTypeChoices(eventTypes: readonly EventType[]): Choice[] {
  return ownFirst(eventTypes, hostIdOf).map(({ id, title, host }) => ({
    value: `${id}`,
    label: factsLine([title, !isOwn(host.id) && host.name]),
  }));
}
