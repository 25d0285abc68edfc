import type { EventType, EventTypeCoverage, EventTypeHost } from '../../../../../contract/index.ts';
import { addDays, type LocalDate, localDateAt } from '../../../../../time/index.ts';
import { now, useData } from '../../../../data/index.ts';
import { hostZone, momentText } from '../../../../formats/index.ts';
import { hrefTo } from '../../../../routing/index.ts';
import { signedIn } from '../../../../session/index.ts';
import { Card, Notice, Show } from '../../../../ui/index.ts';
import { locale } from '../../../../words/index.ts';
import { words } from '../../words/index.ts';
import { CoverageTable } from './coverage-table.tsx';

const shownDays = 14;

type CoverageProps = {
  readonly eventType: EventType;
  /** The hosts who take turns as they are saved; none if the event type has only its own host. */
  readonly savedHosts: readonly EventTypeHost[];
};

/** Shows when each host can be booked in the next two weeks, to those who may read these times. */
export function Coverage({ eventType, savedHosts }: CoverageProps) {
  const { role, user } = signedIn();
  const isHost =
    savedHosts.length === 0
      ? eventType.host.id === user.id
      : savedHosts.some(({ user_id, weight }) => user_id === user.id && weight > 0);
  const isEnabled = eventType.archived_at === null && (role !== 'member' || isHost);
  const zone = hostZone();
  const start = localDateAt(now(), zone);
  const query = { start, end: addDays(start, shownDays - 1), timezone: zone };
  const result = useData('getEventTypeCoverage', { params: { id: eventType.id }, query }, { isEnabled });
  if (!isEnabled) return null;
  return (
    <Card title={words.current.coverage.title}>
      <Show loaded={result} rows={Math.max(1, savedHosts.length)}>
        {(coverage) => <Days coverage={coverage} eventType={eventType} savedHosts={savedHosts} />}
      </Show>
    </Card>
  );
}

function Days({ coverage, eventType, savedHosts }: CoverageProps & { readonly coverage: EventTypeCoverage }) {
  const texts = words.current.coverage;
  const { hosts, gaps } = coverage;
  const days = hosts.flatMap((host) => host.days);
  const isEmpty = days.every((day) => day.usual_minutes === 0 && day.bookable_minutes === 0);
  const pausedHosts = savedHosts.filter(
    ({ weight, user_id }) => weight === 0 && hosts.every((host) => host.user_id !== user_id),
  );
  return (
    <div class="stack">
      {gaps.length > 0 && <Gaps dates={gaps} eventTypeId={eventType.id} />}
      {isEmpty ? (
        <p class="muted">{texts.none}</p>
      ) : (
        <>
          <p class="muted">{texts.text}</p>
          <CoverageTable hosts={hosts} pausedHosts={pausedHosts} />
        </>
      )}
      {hosts.map(
        ({ user_id, name, calendar_unread_from: unreadFrom }) =>
          unreadFrom !== null && (
            <p key={user_id} class="hint">
              {texts.unread(name, momentText(unreadFrom))}
            </p>
          ),
      )}
    </div>
  );
}

type GapsProps = { readonly dates: readonly string[]; readonly eventTypeId: number };

/** The days on which no one can be booked, each a link that explains why: often just days off, so it is no warning. */
function Gaps({ dates, eventTypeId }: GapsProps) {
  return (
    <Notice tone="plain">
      <p>{words.current.coverage.gaps}</p>
      <ul class="gap-days">
        {dates.map((date) => (
          <li key={date}>
            <a href={hrefTo(`/why/${eventTypeId}/${date}`)}>
              {locale().formats.shortDate(date as LocalDate) /* the server sends only real dates */}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
