import { useState } from 'preact/hooks';
import type { Contact } from '../../../contract/index.ts';
import { change, usePages } from '../../data/index.ts';
import { listText } from '../../formats/index.ts';
import { announce, FormDialog, SearchField, Show, useAction, useSearchAnnouncement } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** The most contacts to list. A longer search text finds the others. */
const maxContacts = 8;

type MergeProps = { readonly contact: Contact; readonly onClose: () => void };

/** Merges another contact into this one, after saying what happens to the other. */
export function Merge({ contact, onClose }: MergeProps) {
  const texts = words.current.merge;
  const [text, setText] = useState('');
  const [other, setOther] = useState<Contact | undefined>(undefined);
  const merge = useAction(async () => {
    if (!other) return;
    await change('mergeContact', { params: { id: contact.id }, body: { contact_id: other.id } });
    announce(texts.done(other.name, contact.name));
    onClose();
  });
  return (
    <FormDialog
      title={texts.title(contact.name)}
      submitLabel={texts.submit}
      action={merge}
      isDisabled={!other}
      onClose={onClose}
    >
      <p class="muted">{texts.text}</p>
      <div class="contact-search">
        <SearchField label={texts.search} text={text} onSearch={setText} />
      </div>
      <Others contact={contact} text={text} other={other} onOther={setOther} />
      {other && <p>{texts.effect({ other: other.name, email: other.email, name: contact.name })}</p>}
    </FormDialog>
  );
}

type OthersProps = {
  readonly contact: Contact;
  readonly text: string;
  readonly other: Contact | undefined;
  readonly onOther: (other: Contact) => void;
};

/** The search results, one of which can be selected. */
function Others({ contact, text, other, onOther }: OthersProps) {
  const texts = words.current.merge;
  // One more, since the contact itself may be among them.
  const contacts = usePages('listContacts', { query: { query: text } }, { pages: 1, perPage: maxContacts + 1 });
  const others =
    contacts.state === 'ready' ? contacts.data.items.filter(({ id }) => id !== contact.id).slice(0, maxContacts) : [];
  const isFound = contacts.state === 'ready' && !contacts.isPrevious;
  useSearchAnnouncement(text, isFound ? listText(others.map(({ name }) => name)) || texts.nobody : undefined);
  return (
    <Show loaded={contacts}>
      {() => {
        if (others.length === 0) return <p class="muted">{texts.nobody}</p>;
        return (
          <fieldset class="contact-choices">
            <legend class="visually-hidden">{texts.which}</legend>
            {others.map((each) => (
              <label key={each.id} class="contact-choice">
                <input
                  type="radio"
                  name="merged-contact"
                  checked={each.id === other?.id}
                  onChange={() => onOther(each)}
                />
                <span>
                  {each.name}
                  <span class="muted small address">{each.email}</span>
                </span>
              </label>
            ))}
          </fieldset>
        );
      }}
    </Show>
  );
}
