import { type CaldavServerName, mondayMorning, openCaldavServer, type TestAccount } from '../../testing/index.ts';
import { openCalendarService } from '../calendar-service.testing.ts';

/** When a booking is made at first. */
const atTen = '2026-03-05T10:00:00+01:00';

/** A booking that was written into one of a host's two calendars. */
export type WrittenBooking = {
  readonly account: TestAccount;
  readonly connectionId: string;
  /** The calendar that it was not written into. */
  readonly otherId: string;
  readonly event: { readonly id: string; readonly ics_uid: string };
};

/** Opens a CalDAV server with two calendars, and a service that reads both and writes into one. */
export async function openTwoCalendars(name: CaldavServerName) {
  const server = await openCaldavServer(name);
  const other = await server.addCalendar('meetings');
  const service = await openCalendarService(server.host);

  /** Empties the calendars, connects them to a new account, and books a time. */
  async function writeBooking(): Promise<WrittenBooking> {
    service.holdClock(mondayMorning);
    for (const calendar of [server, other]) {
      for (const file of await calendar.list()) await calendar.remove(/UID:(\S+)/.exec(file)?.[1] ?? '');
    }
    const account = await service.account();
    const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.send(account, 'POST /calendars', draft)).body.data;
    const [meetings, bookings] = [true, false].map((isOther) =>
      calendars.find((each: { name: string }) => /meetings/.test(each.name) === isOther),
    );
    await service.send(account, `PUT /calendars/${id}`, { calendars: [{ id: bookings.id, is_written_to: true }] });
    const event = (await service.book(account, atTen)).body.data;
    await service.worker.runDue();
    return { account, connectionId: id, otherId: meetings.id, event };
  }

  return { server, other, service, writeBooking };
}
