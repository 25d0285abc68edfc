import type { CalendarConnection } from '../../../../contract/index.ts';
import { parseInstant } from '../../../../time/index.ts';
import { isOwn, useColleagues } from '../../../colleagues/index.ts';
import { useData, useNow } from '../../../data/index.ts';
import { relativeTime } from '../../../formats/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { Notice } from '../../../ui/index.ts';
import { words } from './words/index.ts';

const refreshSeconds = 60;

/** One line about what keeps times from being offered, one's own first. Empty if there is no problem. */
export function Problems() {
  const texts = words.current.problem;
  const now = useNow();
  const calendars = useData('listCalendars', {}, { refreshSeconds });
  const colleagues = useColleagues();
  if (calendars.state !== 'ready') return null;
  const [worst, ...others] = calendars.data
    .filter(({ ignored, state }) => !ignored && state !== 'current')
    .filter((connection) => isOwn(connection.user_id) || colleagues.has(connection.user_id))
    .sort((one, other) => severityOf(other) - severityOf(one));
  if (!worst) return null;
  return (
    <Notice tone="warning" action={<a href={hrefTo('/calendars')}>{texts.solve}</a>}>
      {sentence(worst)} {others.length > 0 && texts.more(others.length)}
    </Notice>
  );

  function sentence({ name, user_id, state, read_at, when_unreachable }: CalendarConnection): string {
    const colleague = colleagues.get(user_id);
    if (colleague !== undefined) return texts.colleague(colleague, name);
    if (state === 'unreachable') return when_unreachable === 'close' ? texts.closed(name) : texts.kept(name);
    const readAt = read_at === null ? undefined : parseInstant(read_at);
    return readAt === undefined ? texts.neverRead(name) : texts.stale(name, relativeTime(readAt, now));
  }
}

function severityOf({ user_id, state, when_unreachable }: CalendarConnection): number {
  const ofState = state === 'unreachable' ? (when_unreachable === 'close' ? 2 : 1) : 0;
  return isOwn(user_id) ? ofState + 3 : ofState;
}
