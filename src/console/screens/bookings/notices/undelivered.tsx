import type { CalendarConnection, Mail } from '../../../../contract/index.ts';
import { useData } from '../../../data/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { signedIn } from '../../../session/index.ts';
import { Notice } from '../../../ui/index.ts';
import { words } from './words/index.ts';

const refreshSeconds = 60;

/**
 * One line about emails that have not arrived, and one about a calendar of the host that bookings cannot be written to.
 * Empty if there is neither.
 */
export function Undelivered() {
  const texts = words.current.undelivered;
  const mails = useData('listMails', { query: { undelivered: 'true', per_page: 1 } }, { refreshSeconds });
  const calendars = useData('listCalendars');
  const newest = mails.state === 'ready' ? mails.data.data[0] : undefined;
  const unwritable = calendars.state === 'ready' ? calendars.data.flatMap(unwritableOf)[0] : undefined;
  return (
    <>
      {mails.state === 'ready' && newest && (
        <Line text={texts.mails(mails.data.total)} path={pathTo(newest, mails.data.total)} />
      )}
      {unwritable !== undefined && <Line text={texts.calendar(unwritable)} path="/calendars" />}
    </>
  );
}

/** One email is dealt with at its booking. A member has no list of several. */
function pathTo({ event_id: eventId }: Mail, total: number): string {
  return total > 1 && signedIn().role !== 'member' ? '/settings/mail' : `/bookings/${eventId}`;
}

function Line({ text, path }: { readonly text: string; readonly path: string }) {
  return (
    <Notice tone="warning" action={<a href={hrefTo(path)}>{words.current.problem.solve}</a>}>
      {text}
    </Notice>
  );
}

/**
 * Returns the names of calendars of the host that the last booking could not be written to, unless there is already a
 * line about their connection.
 */
function unwritableOf({ user_id, state, ignored, calendars }: CalendarConnection): string[] {
  if (user_id !== signedIn().user.id || (state !== 'current' && !ignored)) return [];
  return calendars.filter(({ write_problem }) => write_problem !== null).map(({ name }) => name);
}
