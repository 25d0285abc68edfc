import type { Availability } from '../../../../contract/index.ts';
import { factsLine, listText, withColon } from '../../../formats/index.ts';
import { locale } from '../../../words/index.ts';
import type { EditedHost } from '../settings.ts';
import { words } from '../words/index.ts';

/** Returns the part of the meetings that a host gets, such as `33%`, or that the host is paused. */
export function shareText({ weight }: EditedHost, hosts: readonly EditedHost[]): string {
  if (weight <= 0) return words.current.hosts.paused;
  const all = hosts.reduce((sum, host) => sum + Math.max(0, host.weight), 0);
  // Two digits, so that even the smallest share is more than 0%.
  return new Intl.NumberFormat(locale().tag, { style: 'percent', maximumSignificantDigits: 2 }).format(weight / all);
}

/** Returns the name of the schedule that a host follows here; undefined for that of the event type. */
export function scheduleText({ availability_id: id }: EditedHost, schedules: readonly Availability[]) {
  if (id === null) return undefined;
  // Members see only schedules of their own.
  return schedules.find((schedule) => schedule.id === id)?.name ?? words.current.hosts.otherSchedule;
}

/** Returns all hosts with their shares and schedules as text, to compare two versions. */
export function hostsText(hosts: readonly EditedHost[], schedules: readonly Availability[]): string {
  if (hosts.length === 0) return words.current.empty;
  return listText(
    hosts.map((host) => withColon(host.name, factsLine([shareText(host, hosts), scheduleText(host, schedules)]))),
  );
}
