import {
  hourMinutes,
  type Instant,
  instantsOf,
  type LocalDate,
  wallTime,
  type ZoneName,
} from '../../../../time/index.ts';

/**
 * Returns when the clocks of a zone show what was entered in an `<input type="time">`: the first time, where they show
 * it twice; undefined where they skip it, or while nothing is entered.
 */
export function instantOfInput(date: LocalDate, time: string, zone: ZoneName): Instant | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  return instantsOf(wallTime(date, Number(hours) * hourMinutes + Number(minutes)), zone)[0];
}
