/**
 * Who hosts the meetings of an event type: its own host, or several people who take turns.
 *
 * Design: the list is part of the draft of the page, and is empty as long as the event type's own host is alone. So
 * adding the first colleague also adds that host, and removing the last colleague empties the list.
 */
export { Coverage } from './coverage/index.ts';
export { Distribution } from './distribution/index.ts';
export { Hosts } from './hosts.tsx';
export { hostsText } from './hosts-text.ts';
