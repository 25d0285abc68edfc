import type { Availability, BookingFormField, EventType, EventTypeHost, User } from '../../../contract/index.ts';
import { localDateAt } from '../../../time/index.ts';
import { bookingLink, usePublicOrigin } from '../../booking-links/index.ts';
import { type LoadState, now } from '../../data/index.ts';
import { hostZone } from '../../formats/index.ts';
import { hrefTo } from '../../routing/index.ts';
import {
  Chip,
  ConflictDialog,
  CopyButton,
  LinkButton,
  Screen as Page,
  SaveBar,
  useDraft,
  useSave,
} from '../../ui/index.ts';
import { withCallLink } from './call-link.ts';
import { Coverage, Distribution, Hosts } from './hosts/index.ts';
import { PreviewPane } from './preview/index.ts';
import { Questions } from './questions/index.ts';
import { saveChanges } from './save-changes.ts';
import { AfterBooking, Basics, Times } from './sections/index.ts';
import { settingText } from './setting-text.ts';
import { type EditedSettings, type EventTypeVersion, settingsOf } from './settings.ts';
import { words } from './words/index.ts';

type EditorProps = {
  readonly eventType: EventType;
  readonly fields: readonly BookingFormField[];
  readonly hosts: LoadState<readonly EventTypeHost[]>;
  readonly me: User;
  readonly schedules: readonly Availability[];
};

/** The five sections, the preview beside them, and the save bar. */
export function Editor({ eventType, fields, hosts, me, schedules }: EditorProps) {
  const texts = words.current;
  const original = { eventType, fields, hosts: hosts.state === 'ready' ? hosts.data : [] };
  const version: EventTypeVersion = { ...eventType, fields, hosts: original.hosts };
  const draft = useDraft<EditedSettings>(settingsOf(version));
  const save = useSave<EventTypeVersion, EditedSettings>({
    saved: version,
    fieldsOf: settingsOf,
    draft,
    async send(change) {
      await saveChanges({ original, ...change, changed: withCallLink(change.changed, eventType) });
      return undefined;
    },
  });
  const [accountName = ''] = eventType.public_id.split('/');
  const section = { draft, error: save.error };
  return (
    <Page
      title={eventType.title}
      parent={{ label: texts.parent, href: hrefTo('/event-types') }}
      aside={<State eventType={eventType} />}
      actions={<Actions eventType={eventType} />}
    >
      <div class="event-type-page">
        <div>
          <nav class="anchors" aria-label={texts.sectionsLabel}>
            {(['basics', 'times', 'questions', 'after', 'hosts'] as const).map((name) => (
              <a key={name} href={`#${name}`}>
                {texts.sections[name]}
              </a>
            ))}
          </nav>
          <div class="sections">
            <Basics {...section} accountName={accountName} />
            <Times {...section} schedules={schedules} />
            <Questions draft={draft} />
            <AfterBooking {...section} eventTypeId={eventType.id} />
            <Hosts {...section} publicId={eventType.public_id} savedHosts={hosts} me={me} schedules={schedules} />
            {hosts.state === 'ready' && (
              <>
                <Coverage eventType={eventType} savedHosts={hosts.data} />
                <Distribution eventTypeId={eventType.id} hostCount={hosts.data.length} />
              </>
            )}
          </div>
          <SaveBar changed={draft.changed.map((name) => texts.labels[name])} save={save} onDiscard={draft.discard} />
        </div>
        <PreviewPane settings={draft.value} host={eventType.host} />
      </div>
      {save.conflict && (
        <ConflictDialog
          conflict={save.conflict}
          labelOf={(name) => texts.labels[name]}
          textOf={(name, settings) => settingText(name, settings, schedules)}
        />
      )}
    </Page>
  );
}

function State({ eventType }: Pick<EditorProps, 'eventType'>) {
  const texts = words.current;
  if (eventType.archived_at !== null) return <Chip>{texts.archived}</Chip>;
  return eventType.is_active ? <Chip tone="good">{texts.on}</Chip> : <Chip>{texts.off}</Chip>;
}

function Actions({ eventType: { id, public_id: publicId } }: Pick<EditorProps, 'eventType'>) {
  const texts = words.current;
  return (
    <>
      <LinkButton href={hrefTo(`/why/${id}/${localDateAt(now(), hostZone())}`)}>{texts.why}</LinkButton>
      <CopyButton text={bookingLink(publicId, usePublicOrigin())} label={texts.copyLink} />
      <LinkButton href={hrefTo(`/embed/${id}`)}>{texts.embed}</LinkButton>
    </>
  );
}
