import type { ComponentChildren } from 'preact';
import { mailtoOf } from '../../../../invite/index.ts';
import { parseInstant, toLocalTime } from '../../../../time/index.ts';
import { useNow } from '../../../data/index.ts';
import {
  capitalized,
  cityOf,
  clockTime,
  dateWithTime,
  dayHeading,
  durationText,
  factsLine,
  hostZone,
  rangeIn,
  relativeTime,
  timeIn,
  withColon,
} from '../../../formats/index.ts';
import { dayOf, inviteeTime, type Meeting, readLocation } from '../../../meetings/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { signedIn } from '../../../session/index.ts';
import { Card } from '../../../ui/index.ts';
import { locale, shellWords } from '../../../words/index.ts';
import { words } from '../words/index.ts';
import { InviteeLink } from './invitee-link.tsx';

/** When, where and with whom. */
export function Facts({ meeting }: { readonly meeting: Meeting }) {
  const texts = words.current.facts;
  const { event, start } = meeting;
  // An erased reason looks like none, but one may have been given.
  const isReasonErased = event.erased_at !== undefined && !event.cancel_reason;
  const canInviteeChange = event.status === 'confirmed' && start > useNow();
  return (
    <Card title={texts.title}>
      <dl class="facts">
        <Fact label={texts.when}>
          <When meeting={meeting} />
        </Fact>
        {event.status === 'canceled' && !isReasonErased && (
          <Fact label={texts.reason}>
            <bdi>{event.cancel_reason || texts.noReason}</bdi>
          </Fact>
        )}
        <Fact label={texts.where}>
          <Where meeting={meeting} />
        </Fact>
        <Fact label={texts.who}>
          <Who meeting={meeting} />
        </Fact>
        {event.guests.length > 0 && (
          <Fact label={texts.guests}>
            <Addresses addresses={event.guests} />
          </Fact>
        )}
        <Fact label={texts.host}>
          <bdi>{event.host.name}</bdi>
        </Fact>
        {canInviteeChange && (
          <Fact label={texts.inviteeLink}>
            <InviteeLink event={event} />
          </Fact>
        )}
        <Fact label={texts.bookedOn}>
          <Moment text={event.created_at} />
        </Fact>
        {event.erased_at !== undefined && (
          <Fact label={texts.erasedOn}>
            <Moment text={event.erased_at} />
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function When({ meeting }: { readonly meeting: Meeting }) {
  const texts = words.current.facts;
  const now = useNow();
  const { event, start, inviteeZone } = meeting;
  const { formats } = locale();
  const there = toLocalTime(start, inviteeZone).date;
  return (
    <>
      <p>
        <time dateTime={event.start}>
          <strong>{dateWithTime(dayHeading(dayOf(meeting), now), rangeIn(meeting))}</strong>
        </time>
      </p>
      <p class="muted small">{factsLine([durationText(event.duration), relativeTime(start, now)])}</p>
      {inviteeTime(meeting) !== undefined && (
        <p class="muted small">
          {withColon(
            texts.whenThere(cityOf(inviteeZone)),
            dateWithTime(formats.dayAndMonth(there), rangeIn(meeting, inviteeZone)),
          )}
        </p>
      )}
    </>
  );
}

function Where({ meeting: { event } }: { readonly meeting: Meeting }) {
  if (!event.location) return <span class="muted">{words.current.facts.nowhere}</span>;
  const { type, text, href } = readLocation(event.location);
  return (
    <>
      <p>{shellWords.current.meeting.locations[type]}</p>
      {href ? (
        <a class="address" href={href} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        <p class="address">
          <bdi>{text}</bdi>
        </p>
      )}
    </>
  );
}

function Who({ meeting: { event, inviteeZone } }: { readonly meeting: Meeting }) {
  const now = useNow();
  const { invitee, contact_id } = event;
  const name = <bdi>{invitee.name}</bdi>;
  const hasContact = contact_id !== null && signedIn().role !== 'member';
  return (
    <>
      <p>{hasContact ? <a href={hrefTo(`/contacts/${contact_id}`)}>{name}</a> : name}</p>
      {invitee.email !== '' && <Addresses addresses={[invitee.email]} />}
      {inviteeZone !== hostZone() && (
        <p class="muted small">{factsLine([cityOf(inviteeZone), timeIn(now, inviteeZone)])}</p>
      )}
    </>
  );
}

function Addresses({ addresses }: { readonly addresses: readonly string[] }) {
  return (
    <ul>
      {addresses.map((address) => (
        <li key={address}>
          <a class="address" href={mailtoOf(address)}>
            {address}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Moment({ text }: { readonly text: string }) {
  const instant = parseInstant(text);
  if (instant === undefined) return <>{text}</>;
  const date = toLocalTime(instant, hostZone()).date;
  return <time dateTime={text}>{capitalized(dateWithTime(locale().formats.fullDate(date), clockTime(instant)))}</time>;
}
