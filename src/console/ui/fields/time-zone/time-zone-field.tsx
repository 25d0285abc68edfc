import { useEffect, useId, useRef } from 'preact/hooks';
import { isIntlZone, type ZoneName } from '../../../../time/index.ts';
import { offsetName } from '../../../../zones/index.ts';
import { now } from '../../../data/index.ts';
import { cityOf, factsLine, timeIn } from '../../../formats/index.ts';
import { shellWords } from '../../../words/index.ts';
import { LoadError } from '../../notice.tsx';
import { type ControlProps, Field } from '../field.tsx';
import { useZoneSearch, type ZoneSearch } from './use-zone-search.ts';
import { ZoneList } from './zone-list.tsx';
import './time-zone.css';

type TimeZoneFieldProps = {
  readonly label: string;
  readonly hint?: string;
  /** The IANA name of the zone. */
  readonly value: string;
  readonly onValue: (zone: ZoneName) => void;
  readonly error?: string | undefined;
};

/** A field for a time zone. It shows the city, and searches by city, country, name or offset. */
export function TimeZoneField({ label, hint, value, onValue, error }: TimeZoneFieldProps) {
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {/* A stored zone that this browser does not know is shown by its name. */}
      {(control) => <ZoneCombobox {...control} label={label} zone={value as ZoneName} onChoose={onValue} />}
    </Field>
  );
}

type ComboboxProps = ControlProps & {
  readonly label: string;
  readonly zone: ZoneName;
  readonly onChoose: (zone: ZoneName) => void;
};

/** A combobox over the zones of the world (WAI-ARIA, combobox with list autocomplete). */
function ZoneCombobox({ id, describedBy, isInvalid, label, zone, onChoose }: ComboboxProps) {
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const zones = useZoneSearch(zone, choose);
  const { search, count } = zones;
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [search?.active, search?.text]);

  function choose(next: ZoneName): void {
    onChoose(next);
    zones.close();
  }

  return (
    <div
      class="time-zone"
      ref={box}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) zones.close();
      }}
    >
      <input
        id={id}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        placeholder={shellWords.current.zones.search}
        value={search ? search.text : cityOf(zone)}
        aria-expanded={search !== undefined}
        aria-controls={count > 0 ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? `${list}-${search?.active}` : undefined}
        aria-describedby={[`${list}-now`, describedBy].filter(Boolean).join(' ')}
        aria-invalid={isInvalid || undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={zones.open}
        onInput={({ currentTarget }) => zones.type(currentTarget.value)}
        onKeyDown={zones.onKeyDown}
      />
      <span class="time-zone-now muted small" id={`${list}-now`} hidden={search !== undefined}>
        {/* The server may know zones that the browser does not. */}
        {isIntlZone(zone) && factsLine([offsetName(zone, now()), timeIn(now(), zone)])}
      </span>
      <SearchState {...zones} />
      {count > 0 && (
        <ZoneList id={list} label={label} groups={zones.groups} active={search?.active ?? 0} onChoose={choose} />
      )}
    </div>
  );
}

/** The status of the search, visible only if no list is shown. */
function SearchState({ search, zones, count }: ZoneSearch) {
  const { zones: words, loading } = shellWords.current;
  if (!search) return null;
  if (zones.state === 'failed') return <LoadError error={zones.error} retry={zones.retry} />;
  const text = zones.state === 'loading' ? loading : search.text && words.found(count);
  return (
    <p class={count > 0 ? 'visually-hidden' : 'muted small'} role="status">
      {text}
    </p>
  );
}
