/**
 * Who hosts the meetings of an event type: its own host, or several people who take turns.
 *
 * The decision behind it: the list is part of the draft of the page, and is empty as long as the event type's own host
 * is alone. So the first colleague brings the own host into the list, and removing the last one empties it.
 */
export { Hosts } from './hosts.tsx';
export { hostsText } from './hosts-text.ts';
