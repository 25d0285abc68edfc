import type { EventType } from '../../../contract/index.ts';
import { eventTypeChoices, hostIdOf, ownFirst } from '../../colleagues/index.ts';
import { useData } from '../../data/index.ts';
import { hrefTo, navigate, type PathParams } from '../../routing/index.ts';
import { signedIn } from '../../session/index.ts';
import { Card, EmptyState, Field, LinkButton, Screen as Page, Select, Show } from '../../ui/index.ts';
import { BookingLinkCard } from './booking-link-card.tsx';
import { OriginCheck } from './origin-check.tsx';
import { SnippetCard } from './snippet-card.tsx';
import { TimesCard } from './times/index.ts';
import { words } from './words/index.ts';
import './embed.css';

/** The link, the snippet and the QR code of an event type. */
export function Screen({ params }: { readonly params: PathParams }) {
  const texts = words.current;
  const eventTypes = useData('listEventTypes');
  return (
    <Page title={texts.title}>
      <Show loaded={eventTypes}>
        {(all) => {
          const eventType = all.find(({ id }) => String(id) === params.eventType) ?? ownFirst(all, hostIdOf)[0];
          return eventType ? <Embed eventType={eventType} all={all} /> : <Nothing />;
        }}
      </Show>
    </Page>
  );
}

function Nothing() {
  const texts = words.current;
  const action = (
    <LinkButton kind="primary" href={hrefTo('/event-types')}>
      {texts.makeOne}
    </LinkButton>
  );
  return (
    <EmptyState title={texts.empty} action={action}>
      {texts.emptyText}
    </EmptyState>
  );
}

function Embed({ eventType, all }: { readonly eventType: EventType; readonly all: readonly EventType[] }) {
  const texts = words.current;
  const canCreateKeys = signedIn().role !== 'member';
  return (
    <div class="embed stack">
      {all.length > 1 && (
        <Field label={texts.eventType}>
          {(control) => (
            <Select
              {...control}
              value={String(eventType.id)}
              choices={eventTypeChoices(all)}
              onValue={(id) => void navigate(`/embed/${id}`, { replace: true })}
            />
          )}
        </Field>
      )}
      <BookingLinkCard publicId={eventType.public_id} />
      <SnippetCard publicId={eventType.public_id} />
      {eventType.is_active && <TimesCard eventType={eventType} />}
      <OriginCheck />
      <Card title={texts.api.title}>
        <p class="muted">{texts.api.text}</p>
        <div class="row embed-actions">
          {canCreateKeys && <LinkButton href={hrefTo('/settings/keys')}>{texts.api.keys}</LinkButton>}
          <LinkButton href="/docs" isExternal>
            {texts.api.reference}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
