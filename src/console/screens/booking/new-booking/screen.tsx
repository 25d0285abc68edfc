import type { EventType, User } from '../../../../contract/index.ts';
import { hostIdOf, ownFirst } from '../../../colleagues/index.ts';
import { useData } from '../../../data/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { EmptyState, LinkButton, Screen as Page, Show } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { NewBooking } from './new-booking.tsx';
import { words } from './words/index.ts';
import '../booking.css';

/** Books a time for someone who called or wrote. */
export function Screen() {
  const texts = words.current;
  const { bookings } = shellWords.current.navigation;
  const eventTypes = useData('listEventTypes');
  const profile = useData('getCurrentUser');
  return (
    <Page title={texts.title} parent={{ label: bookings, href: hrefTo('/') }}>
      <div class="stack">
        <p class="muted">{texts.text}</p>
        <Show loaded={eventTypes}>
          {(all) => <Show loaded={profile}>{(user) => <Bookable eventTypes={all} user={user} />}</Show>}
        </Show>
      </div>
    </Page>
  );
}

/** The form, if there is anything to book. */
function Bookable({ eventTypes, user }: { readonly eventTypes: readonly EventType[]; readonly user: User }) {
  const texts = words.current;
  const active = ownFirst(eventTypes, hostIdOf).filter(({ is_active }) => is_active);
  const [first] = active;
  if (first) return <NewBooking eventTypes={active} first={first} user={user} />;
  return (
    <EmptyState title={texts.none} action={<LinkButton href={hrefTo('/event-types')}>{texts.toEventTypes}</LinkButton>}>
      {texts.noneText}
    </EmptyState>
  );
}
