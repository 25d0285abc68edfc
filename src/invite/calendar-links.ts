import { formatInstant } from '../time/index.ts';
import type { Invitation } from './invitation.ts';
import { stampOf } from './stamp.ts';

/** Pages of web calendars with the event filled in, ready to save. */
export type CalendarLinks = {
  readonly google: string;
  readonly outlook: string;
  readonly office365: string;
  readonly yahoo: string;
};

/** Returns the links that open the event, filled in, in the most common web calendars. */
export function calendarLinks(invitation: Invitation): CalendarLinks {
  const { title, description, location, start, end } = invitation;
  const microsoft = {
    rru: 'addevent',
    path: '/calendar/action/compose',
    subject: title,
    startdt: formatInstant(start, 0),
    enddt: formatInstant(end, 0),
    body: description,
    location,
  };
  return {
    google: link('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${stampOf(start)}/${stampOf(end)}`,
      details: description,
      location,
    }),
    outlook: link('https://outlook.live.com/calendar/0/action/compose', microsoft),
    office365: link('https://outlook.office.com/calendar/0/action/compose', microsoft),
    yahoo: link('https://calendar.yahoo.com/', {
      v: '60',
      title,
      st: stampOf(start),
      et: stampOf(end),
      desc: description,
      in_loc: location,
    }),
  };
}

function link(address: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    // Half a surrogate pair has no encoding.
    value === '' ? [] : [`${key}=${encodeURIComponent(value.toWellFormed())}`],
  );
  return `${address}?${pairs.join('&')}`;
}
