import type { Event } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { type PagedList, useNow, usePages } from '../../data/index.ts';
import { type Meeting, MeetingList, readMeeting } from '../../meetings/index.ts';
import { hrefTo, setQuery } from '../../routing/index.ts';
import {
  LinkButton,
  LoadMore,
  Screen as Page,
  SearchField,
  Show,
  Tabs,
  useSearchAnnouncement,
} from '../../ui/index.ts';
import { CopyLink } from './copy-link.tsx';
import { DownloadLink } from './download-link.tsx';
import { EmptyList, emptyTitle } from './empty-list.tsx';
import { Filters } from './filters.tsx';
import { NextMeeting } from './next-meeting.tsx';
import { LateNotices } from './notices/index.ts';
import {
  currentView,
  defaultHost,
  fileQueryOf,
  isInView,
  isNarrowed,
  queryOf,
  searchOf,
  timesOf,
  type View,
  viewNames,
} from './view.ts';
import { words } from './words/index.ts';
import './bookings.css';

const refreshSeconds = 60;

/** Upcoming bookings by day, and past ones. */
export function Screen() {
  const texts = words.current;
  const view = currentView();
  const now = useNow();
  const { name, pages } = view;
  const viewAtNow = { name, now };
  const times = (at: Instant) => timesOf(view, at);
  // A colleague's meeting must not stay as one's own next one while that is read.
  const list = `${name} ${view.host}`;
  const events = usePages('listEvents', { query: queryOf(view) }, { pages, refreshSeconds, view: list, times });
  useSearchAnnouncement(`${name} ${searchOf(view.text)} ${view.eventType} ${view.host} ${view.outcome}`, foundText());
  function foundText(): string | undefined {
    if (events.state !== 'ready' || events.isPrevious) return undefined;
    const count = countOf(events.data, viewAtNow);
    return count === 0 ? emptyTitle(view) : texts.found(count);
  }
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <SearchField label={texts.search} text={view.text} onSearch={(q) => setQuery({ q, pages: undefined })} />
          <CopyLink />
          <LinkButton icon="plus" href={hrefTo('/bookings/new')}>
            {texts.newBooking}
          </LinkButton>
        </>
      }
    >
      <LateNotices />
      {events.state === 'ready' && <Next view={view} meetings={meetingsIn(events.data, viewAtNow)} />}
      <Views view={view} count={events.state === 'ready' ? countOf(events.data, viewAtNow) : undefined} />
      <div class="filters">
        <Filters view={view} />
        {events.state === 'ready' && countOf(events.data, viewAtNow) > 0 && (
          <DownloadLink query={fileQueryOf(view, now)} />
        )}
      </div>
      <Show loaded={events}>
        {(data) => (
          <Bookings view={view} meetings={meetingsIn(data, viewAtNow)} hasMore={data.items.length < data.total} />
        )}
      </Show>
    </Page>
  );
}

/** One's own next meeting: the one to join. */
function Next({ view, meetings: [next] }: { readonly view: View; readonly meetings: readonly Meeting[] }) {
  const isOwn = view.host === defaultHost(view) && !isNarrowed(view);
  return next && view.name === 'upcoming' && isOwn ? <NextMeeting meeting={next} /> : null;
}

function Views({ view, count }: { readonly view: View; readonly count: number | undefined }) {
  const { views } = words.current;
  return (
    <Tabs
      label={views.label}
      tabs={viewNames.map((name) => ({
        value: name,
        label: views[name],
        ...(name === view.name && count !== undefined && { count }),
      }))}
      selected={view.name}
      onSelect={(name) =>
        setQuery({ show: name === 'upcoming' ? undefined : name, outcome: undefined, pages: undefined })
      }
    />
  );
}

type BookingsProps = { readonly view: View; readonly meetings: readonly Meeting[]; readonly hasMore: boolean };

function Bookings({ view, meetings, hasMore }: BookingsProps) {
  if (meetings.length === 0 && !hasMore) return <EmptyList view={view} />;
  return (
    <>
      <MeetingList meetings={meetings} />
      {hasMore && <LoadMore pages={view.pages} />}
    </>
  );
}

type ViewAtNow = Pick<View, 'name'> & { readonly now: Instant };

function meetingsIn({ items }: PagedList<Event>, viewAtNow: ViewAtNow): Meeting[] {
  return items.map(readMeeting).filter((meeting) => isInView(meeting, viewAtNow));
}

/** The query may list a few bookings too many, which end about now. All of them are on the first page. */
function countOf(list: PagedList<Event>, viewAtNow: ViewAtNow): number {
  return list.total - (list.items.length - meetingsIn(list, viewAtNow).length);
}
