import type { Contact } from '../../../contract/index.ts';
import { parseInstant, toLocalTime } from '../../../time/index.ts';
import { type LoadState, type PagedList, pagesIn, usePages } from '../../data/index.ts';
import { factsLine, hostZone } from '../../formats/index.ts';
import { currentRoute, hrefTo, setQuery } from '../../routing/index.ts';
import {
  Avatar,
  Button,
  EmptyState,
  LoadMore,
  Screen as Page,
  SearchField,
  Show,
  useSearchAnnouncement,
} from '../../ui/index.ts';
import { locale, shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';
import './contacts.css';

/** Everyone who has booked, the newest first. */
export function Screen() {
  const texts = words.current;
  const { query } = currentRoute();
  const text = query.get('q') ?? '';
  const pages = pagesIn(query);
  const contacts = usePages('listContacts', { query: { query: text } }, { pages });
  useSearchAnnouncement(text, foundText(contacts));
  return (
    <Page
      title={shellWords.current.navigation.contacts}
      aside={contacts.state === 'ready' && <span class="muted">{texts.count(contacts.data.total)}</span>}
      actions={<SearchField label={texts.search} text={text} onSearch={(q) => setQuery({ q, pages: undefined })} />}
    >
      <Show loaded={contacts}>{(data) => <Contacts list={data} text={text} pages={pages} />}</Show>
    </Page>
  );
}

/** Returns how many contacts a search has found; undefined until they have loaded. */
function foundText(contacts: LoadState<PagedList<Contact>>): string | undefined {
  if (contacts.state !== 'ready' || contacts.isPrevious) return undefined;
  const { total } = contacts.data;
  return total === 0 ? words.current.nobody : words.current.count(total);
}

type ContactsProps = { readonly list: PagedList<Contact>; readonly text: string; readonly pages: number };

function Contacts({ list: { items, total }, text, pages }: ContactsProps) {
  if (items.length === 0) return <NoContacts text={text} />;
  return (
    <>
      <ul class="list">
        {items.map((contact) => (
          <ContactRow key={contact.id} contact={contact} />
        ))}
      </ul>
      {items.length < total && <LoadMore pages={pages} />}
    </>
  );
}

function ContactRow({ contact }: { readonly contact: Contact }) {
  return (
    <li class="contact">
      <Avatar name={contact.name} />
      <div class="contact-name">
        <a class="cover" href={hrefTo(`/contacts/${contact.id}`)}>
          <bdi>{contact.name}</bdi>
        </a>
        <p class="muted small address">{contact.email}</p>
      </div>
      <p class="muted small contact-facts">{factsOf(contact)}</p>
    </li>
  );
}

function NoContacts({ text }: { readonly text: string }) {
  const texts = words.current;
  if (!text) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  const clear = <Button onClick={() => setQuery({ q: undefined, pages: undefined })}>{texts.clear}</Button>;
  return (
    <EmptyState title={texts.nobody} action={clear}>
      {texts.nobodyText(text)}
    </EmptyState>
  );
}

/** The number of bookings, and the date of the next or the last meeting. */
function factsOf({ event_count = 0, no_shows = 0, next_event_at, last_event_at }: Contact): string {
  const texts = words.current;
  return factsLine([
    texts.bookings(event_count),
    no_shows > 0 && texts.noShows(no_shows),
    next_event_at !== undefined && texts.next(dayOf(next_event_at)),
    last_event_at !== undefined && texts.last(dayOf(last_event_at)),
  ]);
}

function dayOf(text: string): string {
  const instant = parseInstant(text);
  return instant === undefined ? text : locale().formats.shortDate(toLocalTime(instant, hostZone()).date);
}
