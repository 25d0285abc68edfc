import { useState } from 'preact/hooks';
import type { ZoneName } from '../../../../time/index.ts';
import type { FoundZone } from '../../../../zones/index.ts';
import { now } from '../../../data/index.ts';
import { factsLine, timeIn } from '../../../formats/index.ts';
import type { ZoneOptions } from './find-zones.ts';

type ZoneListProps = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ZoneOptions[];
  /** Index of the option that Enter selects, counted through all groups. */
  readonly active: number;
  readonly onChoose: (zone: ZoneName) => void;
};

/** More than can be seen at once. The others are drawn as they are scrolled to. */
const optionsAtFirst = 30;

/** The listbox of zones. The input keeps the focus and names the active option. */
export function ZoneList({ id, label, groups, active, onChoose }: ZoneListProps) {
  const [drawnCount, setDrawnCount] = useState(optionsAtFirst);
  const until = Math.max(drawnCount, active + optionsAtFirst);
  const total = groups.reduce((sum, { zones }) => sum + zones.length, 0);
  let before = 0;
  return (
    <div
      id={id}
      class="zone-list"
      role="listbox"
      aria-label={label}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + 2 * clientHeight > scrollHeight) setDrawnCount(Math.min(total, drawnCount + optionsAtFirst));
      }}
      // A click takes the focus from the input, which would close the list first.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, zones }) => {
        const first = before;
        before += zones.length;
        const firstZones = zones.slice(0, Math.max(0, until - first));
        if (firstZones.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset
          <div key={title} role="group" aria-label={title || undefined}>
            {title && (
              <p class="zone-group muted small" aria-hidden="true">
                {title}
              </p>
            )}
            {firstZones.map((zone, index) => (
              <Option
                key={zone.entry.zone}
                id={`${id}-${first + index}`}
                zone={zone}
                total={total}
                onChoose={onChoose}
                position={first + index}
                isActive={first + index === active}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly zone: FoundZone;
  readonly position: number;
  readonly total: number;
  readonly isActive: boolean;
  readonly onChoose: (zone: ZoneName) => void;
};

function Option({ id, zone: { entry, place }, position, total, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keyboard and names the active option
    <div
      id={id}
      class="zone-option"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-setsize={total}
      aria-posinset={position + 1}
      onClick={() => onChoose(entry.zone)}
    >
      <span>
        {entry.city} <span class="muted small">{factsLine([place, entry.country])}</span>
      </span>
      <span class="muted small zone-offset">{factsLine([entry.offset, timeIn(now(), entry.zone)])}</span>
    </div>
  );
}
