import { useState } from 'preact/hooks';
import { fullName, type JournalEntry } from '../../../../contract/index.ts';
import { useData, usePages } from '../../../data/index.ts';
import { momentText } from '../../../formats/index.ts';
import { Button, EmptyState, Show } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { describeEntry } from './describe-entry.ts';
import { words } from './words/index.ts';

/** Who changed what, the newest first. */
export function Screen() {
  const texts = words.current;
  const [pages, setPages] = useState(1);
  const journal = usePages('listJournal', {}, { pages });
  const members = useData('listMembers');
  const names = new Map(members.state === 'ready' ? members.data.map((one) => [one.id, fullName(one)]) : []);
  return (
    <SettingsPage part="journal">
      <Show loaded={journal} rows={6}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
          ) : (
            <div class="stack">
              <p class="muted">{texts.text}</p>
              <ul class="list">
                {items.map((entry) => (
                  <EntryLine key={entry.id} entry={entry} names={names} />
                ))}
              </ul>
              {items.length < total && (
                <Button onClick={() => setPages(pages + 1)}>{shellWords.current.loadMore}</Button>
              )}
            </div>
          )
        }
      </Show>
    </SettingsPage>
  );
}

type EntryLineProps = { readonly entry: JournalEntry; readonly names: ReadonlyMap<number, string> };

function EntryLine({ entry, names }: EntryLineProps) {
  const { what, subject, fields, who } = describeEntry(entry, names);
  return (
    <li class="line">
      <span>
        <strong>{what}</strong> {subject && <Subject {...subject} />}
        <br />
        {fields && (
          <>
            <span class="small">{fields}</span>
            <br />
          </>
        )}
        <span class="muted small">{who}</span>
      </span>
      <span class="muted small">{momentText(entry.at)}</span>
    </li>
  );
}

type SubjectProps = { readonly name: string; readonly href: string | undefined };

function Subject({ name, href }: SubjectProps) {
  const text = <bdi>{name}</bdi>;
  return href === undefined ? text : <a href={href}>{text}</a>;
}
