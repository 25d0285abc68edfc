import type { HostCoverage } from '../../../../../contract/index.ts';
import { durationText, withComma } from '../../../../formats/index.ts';
import { words } from '../../words/index.ts';

type Day = HostCoverage['days'][number];

/** The levels, in the order of their legend. */
export const levels = ['all', 'part', 'nothing', 'closed'] as const;

/** How much of a day a host can be booked; `closed` if they have no hours on that weekday. */
export type Level = (typeof levels)[number];

/** Returns how much of its usual hours can be booked. A day that is open only this once is whole. */
export function levelOf({ usual_minutes: usual, bookable_minutes: bookable }: Day): Level {
  if (bookable === 0) return usual === 0 ? 'closed' : 'nothing';
  return bookable < usual ? 'part' : 'all';
}

/** Returns the part of its usual hours that can be booked, from 0 to 1. */
export function fillOf(day: Day): number {
  const { usual_minutes: usual, bookable_minutes: bookable } = day;
  return bookable === 0 ? 0 : Math.min(1, bookable / Math.max(usual, 1));
}

/** Returns `Partly free, 6 hours`. */
export function dayText(day: Day): string {
  const level = words.current.coverage.levels[levelOf(day)];
  return day.bookable_minutes === 0 ? level : withComma(level, durationText(day.bookable_minutes));
}
