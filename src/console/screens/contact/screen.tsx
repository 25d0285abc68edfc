import { useState } from 'preact/hooks';
import { type Contact, clientEndpoints, type Event } from '../../../contract/index.ts';
import { mailtoOf } from '../../../invite/index.ts';
import { type PagedList, queryClient, send, useData, usePages } from '../../data/index.ts';
import { factsLine } from '../../formats/index.ts';
import { MeetingList, readMeeting } from '../../meetings/index.ts';
import { hrefTo, navigate, type PathParams } from '../../routing/index.ts';
import {
  announce,
  Button,
  Checkbox,
  Chip,
  Confirm,
  EmptyState,
  LinkButton,
  Menu,
  Screen as Page,
  Show,
  useAction,
} from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { Merge } from './merge.tsx';
import { Person } from './person.tsx';
import { words } from './words/index.ts';
import './contact.css';

/** One person who has booked, and all their bookings. */
export function Screen({ params }: { readonly params: PathParams }) {
  const { contacts } = shellWords.current.navigation;
  const contact = useData('getContact', { params: { id: params.id ?? '' } });
  if (contact.state === 'ready') return <ContactPage contact={contact.data} />;
  return (
    <Page title={contacts} parent={{ label: contacts, href: hrefTo('/contacts') }}>
      <Show loaded={contact}>{() => null}</Show>
    </Page>
  );
}

function ContactPage({ contact }: { readonly contact: Contact }) {
  const texts = words.current;
  const [pages, setPages] = useState(1);
  const [open, setOpen] = useState<'merge' | 'remove' | undefined>(undefined);
  const close = () => setOpen(undefined);
  const events = usePages('listEvents', { query: { contact_id: contact.id } }, { pages });
  return (
    <Page
      title={contact.name}
      parent={{ label: shellWords.current.navigation.contacts, href: hrefTo('/contacts') }}
      aside={contact.no_shows !== undefined && <Chip tone="bad">{texts.noShows(contact.no_shows)}</Chip>}
      actions={
        <>
          <LinkButton href={mailtoOf(contact.email)}>{texts.write}</LinkButton>
          <Menu
            items={[
              { label: texts.merge.open, onSelect: () => setOpen('merge') },
              { label: texts.remove.open, isDangerous: true, onSelect: () => setOpen('remove') },
            ]}
          />
        </>
      }
    >
      <div class="contact-sheets">
        <div>
          <Show loaded={events}>
            {(list) => <Bookings list={list} contact={contact} onMore={() => setPages(pages + 1)} />}
          </Show>
        </div>
        <Person contact={contact} />
      </div>
      {open === 'merge' && <Merge contact={contact} onClose={close} />}
      {open === 'remove' && <Remove contact={contact} onClose={close} />}
    </Page>
  );
}

type BookingsProps = {
  readonly list: PagedList<Event>;
  readonly contact: Contact;
  readonly onMore: () => void;
};

/** All bookings of a contact. The contact counts those that are not canceled. */
function Bookings({ list, contact: { event_count: count = 0 }, onMore }: BookingsProps) {
  const texts = words.current;
  const canceledCount = list.total - count;
  if (list.total === 0) return <EmptyState title={texts.noBookings}>{texts.noBookingsText}</EmptyState>;
  return (
    <>
      <p class="muted contact-count">
        {factsLine([texts.bookings(count), canceledCount > 0 && texts.canceled(canceledCount)])}
      </p>
      <MeetingList meetings={list.items.map(readMeeting)} />
      {list.items.length < list.total && (
        <p class="load-more">
          <Button onClick={onMore}>{shellWords.current.loadMore}</Button>
        </p>
      )}
    </>
  );
}

/** Deletes a contact, on request with the personal data in their bookings, which they may ask for. */
function Remove({ contact, onClose }: { readonly contact: Contact; readonly onClose: () => void }) {
  // The server erases nothing that is still needed for a meeting.
  const hasUpcoming = contact.next_event_at !== undefined;
  const texts = words.current.remove;
  const [erases, setErases] = useState(false);
  const remove = useAction(async () => {
    const query = { events: erases ? 'erase' : 'keep' };
    await send(clientEndpoints.deleteContact, { params: { id: contact.id }, query });
    // Everything is read again only after this page is left: its contact no longer exists.
    await navigate('/contacts', { replace: true });
    announce(texts.done(contact.name));
    await queryClient.invalidateQueries();
  });
  return (
    <Confirm title={texts.title(contact.name)} confirmLabel={texts.submit} action={remove} onClose={onClose}>
      <p>{texts.text}</p>
      <Checkbox
        label={texts.erase}
        isOn={erases}
        onChange={setErases}
        isDisabled={hasUpcoming}
        describedBy="erase-hint keep-hint"
      />
      <p id="erase-hint" class="muted small">
        {hasUpcoming ? texts.eraseLater : texts.eraseHint}
      </p>
      <p id="keep-hint" class="muted small">
        {texts.keepHint}
      </p>
    </Confirm>
  );
}
