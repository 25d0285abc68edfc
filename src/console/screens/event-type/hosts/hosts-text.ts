import type { Availability } from '../../../../contract/index.ts';
import { factsLine, listText, withColon } from '../../../formats/index.ts';
import { locale } from '../../../words/index.ts';
import type { EditedHost } from '../settings.ts';
import { words } from '../words/index.ts';

type HostsContext = { readonly hosts: readonly EditedHost[]; readonly schedules: readonly Availability[] };

type HostWeight = Pick<EditedHost, 'weight'>;

/** Returns the part of the meetings that a host gets, such as `33%`. */
export function shareText({ weight }: HostWeight, hosts: readonly HostWeight[]): string {
  const all = hosts.reduce((sum, host) => sum + Math.max(0, host.weight), 0);
  const share = weight > 0 ? weight / all : 0;
  // Two digits, so that only a paused host has 0%.
  return new Intl.NumberFormat(locale().tag, { style: 'percent', maximumSignificantDigits: 2 }).format(share);
}

/** Returns the share of a host, or that the host is paused, and the schedule if it differs from the event type's. */
export function aboutHost(host: EditedHost, { hosts, schedules }: HostsContext): string[] {
  const share = host.weight > 0 ? shareText(host, hosts) : words.current.hosts.paused;
  const { availability_id: id } = host;
  if (id === null) return [share];
  // Members see only their own schedules.
  return [share, schedules.find((schedule) => schedule.id === id)?.name ?? words.current.hosts.otherSchedule];
}

/** Returns all hosts with their shares and schedules as text, to compare two versions. */
export function hostsText(hosts: readonly EditedHost[], schedules: readonly Availability[]): string {
  if (hosts.length === 0) return words.current.empty;
  return listText(hosts.map((host) => withColon(host.name, factsLine(aboutHost(host, { hosts, schedules })))));
}
