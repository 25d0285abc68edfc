import type { EventType } from '../../../contract/index.ts';
import { localDateAt } from '../../../time/index.ts';
import { bookingLink, embedCode, usePublicOrigin } from '../../booking-links/index.ts';
import { isOwn } from '../../colleagues/index.ts';
import { now } from '../../data/index.ts';
import { durationText, factsLine, hostZone, listText, withColon } from '../../formats/index.ts';
import { hrefTo } from '../../routing/index.ts';
import {
  announce,
  Chip,
  CopyButton,
  copyText,
  describeError,
  Menu,
  type MenuItem,
  Notice,
  Switch,
  useAction,
} from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { setActive } from './changes.ts';
import { words } from './words/index.ts';

type CardProps = {
  readonly eventType: EventType;
  readonly isArchive: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => unknown;
  readonly onDuplicate: () => unknown;
  readonly onArchive: () => unknown;
  readonly onRestore: () => unknown;
};

/** A card with one event type: its facts, the switch for whether it can be booked, and its actions. */
export function EventTypeCard(props: CardProps) {
  const { eventType, isArchive } = props;
  // Each card has its own, because two may be switched at once.
  const switching = useAction((isOn: boolean) => setActive(eventType, isOn));
  const texts = words.current;
  const origin = usePublicOrigin();
  const { id, title, public_id: publicId, is_active: isActive } = eventType;
  return (
    <article class="card event-type" aria-label={title}>
      <div class="event-type-text">
        <h2>
          <a href={hrefTo(`/event-types/${id}`)}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p class="muted">{summaryOf(eventType)}</p>
        {switching.error !== undefined && <Notice tone="bad">{describeError(switching.error)}</Notice>}
        <p class="event-type-chips">
          {!isActive && !isArchive && <Chip>{texts.off}</Chip>}
          {eventType.visibility === 'private' && <Chip>{texts.private}</Chip>}
        </p>
      </div>
      <div class="row">
        {!isArchive && <Switch label={texts.active(title)} isOn={isActive} onChange={switching.run} isLabelHidden />}
        {!isArchive && <CopyButton text={bookingLink(publicId, origin)} label={texts.copyLink} />}
        <Menu label={withColon(shellWords.current.moreActions, title)} items={itemsOf({ ...props, origin })} />
      </div>
    </article>
  );
}

type ItemsProps = CardProps & { readonly origin: string };

function itemsOf({ eventType, origin, isArchive, isFirst, isLast, ...on }: ItemsProps): readonly MenuItem[] {
  const texts = words.current;
  const { id, public_id: publicId } = eventType;
  if (isArchive) return [{ label: texts.restore, onSelect: on.onRestore }];
  return [
    { label: texts.open, href: bookingLink(publicId, origin) },
    { label: texts.copyEmbed, onSelect: () => copyAloud(embedCode({ publicId, origin })) },
    { label: texts.why, href: hrefTo(`/why/${id}/${localDateAt(now(), hostZone())}`) },
    { label: texts.duplicate, onSelect: on.onDuplicate },
    ...(isFirst ? [] : [{ label: texts.up, onSelect: () => on.onMove(-1) }]),
    ...(isLast ? [] : [{ label: texts.down, onSelect: () => on.onMove(1) }]),
    { label: texts.archive, onSelect: on.onArchive },
  ];
}

function summaryOf({ duration, durations, location, host }: EventType): string {
  const { places } = words.current;
  const lengths = listText((durations ?? [duration]).map((minutes) => durationText(minutes)));
  return factsLine([lengths, places[location?.type ?? 'none'], !isOwn(host.id) && host.name]);
}

async function copyAloud(text: string): Promise<void> {
  const { copied, copyFailed } = shellWords.current;
  announce((await copyText(text)) ? copied : copyFailed);
}
