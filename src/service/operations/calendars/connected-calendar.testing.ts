import { beforeEach } from 'vitest';
import { calendarOf, openCalendarService, openFeedServer } from '../../calendars/calendar-service.testing.ts';
import { mondayMorning } from '../../testing/index.ts';

export const tenToEleven = '20260302T090000Z/20260302T100000Z';
/** A file that is busy on Monday from ten to eleven, in Berlin. */
export const calendarDay = calendarOf(tenToEleven);

/**
 * Opens a service and a server of calendar files, which has this one at the start of each test.
 * @public The tests of bookings use it too.
 */
export async function openConnectedCalendars() {
  const feed = await openFeedServer();
  const service = await openCalendarService(feed.host);
  beforeEach(() => {
    service.holdClock(mondayMorning);
    feed.serve(calendarDay);
  });

  /** Connects the calendar of a new account. */
  async function connectCalendar() {
    const account = await service.account();
    const { body } = await service.connect(account, feed.url);
    return { account, id: body.data.id };
  }

  return { feed, service, connectCalendar };
}
