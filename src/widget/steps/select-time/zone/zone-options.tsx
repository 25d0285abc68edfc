import { useSignal } from '@preact/signals';
import type { ZoneName } from '../../../../time/index.ts';
import type { FoundZone } from '../../../../zones/index.ts';
import type { Booking } from '../../../model/index.ts';

/** Zones under a heading. The title is empty for search results. */
export type OptionGroup = { readonly title: string; readonly options: readonly FoundZone[] };

type ZoneOptionsProps = {
  readonly groups: readonly OptionGroup[];
  /** Index of the option that Enter selects, counted through all groups. */
  readonly active: number;
  readonly booking: Booking;
  readonly choose: (zone: ZoneName) => void;
};

/** More than can be seen at once. The others are drawn as they are scrolled to. */
const optionsAtFirst = 30;

/** The listbox of zones: groups of options, drawn as far as needed. */
export function ZoneOptions({ groups, active, booking, choose }: ZoneOptionsProps) {
  const drawnCount = useSignal(optionsAtFirst);
  const until = Math.max(drawnCount.value, active + optionsAtFirst);
  const total = groups.reduce((sum, { options }) => sum + options.length, 0);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: { currentTarget: HTMLElement }) => {
    if (scrollTop + 2 * clientHeight > scrollHeight) drawnCount.value += optionsAtFirst;
  };
  let before = 0;
  return (
    <div
      id="zone-list"
      class="zone-list"
      role="listbox"
      aria-label={booking.language.value.messages.zone}
      onScroll={onScroll}
    >
      {groups.map(({ title, options }) => {
        const first = before;
        before += options.length;
        const visibleOptions = options.slice(0, Math.max(0, until - first));
        if (visibleOptions.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
          <div key={title} class="zone-group" role="group" aria-label={title || undefined}>
            {title && (
              <p class="zone-group-title" aria-hidden="true">
                {title}
              </p>
            )}
            {visibleOptions.map((zone, index) => (
              <ZoneOption
                key={zone.entry.zone}
                option={zone}
                index={first + index}
                total={total}
                isActive={first + index === active}
                booking={booking}
                choose={choose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type ZoneOptionProps = {
  readonly option: FoundZone;
  readonly index: number;
  readonly total: number;
  readonly isActive: boolean;
  readonly booking: Booking;
  readonly choose: (zone: ZoneName) => void;
};

function ZoneOption({ option: { entry, place }, index, total, isActive, booking, choose }: ZoneOptionProps) {
  const { messages } = booking.language.value;
  const isCurrent = entry.zone === booking.zone.value;
  const clock = booking.formats.value.time(booking.now.value, entry.zone, booking.hourCycle.value);
  const notes = [
    place,
    entry.country,
    isCurrent && messages.currentZone,
    entry.zone === booking.hostZone.value && messages.hostZone,
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keyboard and names the active option
    <div
      id={`zone-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-setsize={total}
      aria-posinset={index + 1}
      data-current={isCurrent || undefined}
      onClick={() => choose(entry.zone)}
    >
      <span class="zone-place">
        <span class="zone-city">{entry.city}</span> <span class="quiet">{notes.filter(Boolean).join(' · ')}</span>
      </span>
      <span class="quiet zone-offset">
        {entry.offset}
        <span class="zone-dot"> · </span>
        <span class="zone-clock">{messages.zoneNow(clock)}</span>
      </span>
    </div>
  );
}
