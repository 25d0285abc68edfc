import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Booking } from '../../../model/index.ts';
import { Icon, inSlices } from '../../../ui/index.ts';
import { listZones, searchZones, type ZoneEntry, zoneEntry } from './zone-list.ts';

type ZoneChooserProps = {
  readonly booking: Booking;
  /** Closes; `isFocusKept` gives the focus back to the button. */
  readonly close: (isFocusKept: boolean) => void;
};

const pageOfOptions = 8;
/** More than can be seen at once; the others are drawn as they are scrolled to. */
const optionsAtFirst = 30;
const moves: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageOfOptions,
  PageUp: -pageOfOptions,
};

/** A combobox over the zones of the world (WAI-ARIA, combobox with list autocomplete). */
export function ZoneChooser({ booking, close }: ZoneChooserProps) {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const typed = useSignal('');
  const active = useSignal(0);
  const { messages } = booking.language.value;
  const { zones, areAll } = useZones(booking);
  const found = searchZones(zones, typed.value);

  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active.value, typed.value]);
  useClosing(panel, close);

  const choose = (entry: ZoneEntry | undefined) => {
    if (!entry) return;
    booking.chooseZone(entry.zone);
    close(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move !== undefined) active.value = Math.max(0, Math.min(found.length - 1, active.value + move));
    else if (event.key === 'Enter') choose(found[active.value]);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={panel} class="chooser">
      <Bar title={messages.zone} closeLabel={messages.close} onClose={() => close(true)} />
      <div class="search">
        <Icon name="search" />
        <input
          ref={input}
          id="zone-input"
          class="input"
          type="text"
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          placeholder={messages.searchZone}
          aria-expanded="true"
          aria-controls="zone-list"
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `zone-${active.value}` : undefined}
          onKeyDown={onKeyDown}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            active.value = 0;
          }}
        />
      </div>
      <Options found={found} active={active.value} booking={booking} choose={choose} />
      <p class={found.length > 0 ? 'unseen' : 'quiet'} role="status">
        {typed.value && areAll && messages.zonesFound(found.length)}
      </p>
    </div>
  );
}

function Bar({ title, closeLabel, onClose }: { title: string; closeLabel: string; onClose: () => void }) {
  return (
    <div class="chooser-bar">
      <label class="chooser-title" for="zone-input">
        {title}
      </label>
      <button type="button" class="round-button" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Returns the zones: at first the current one alone, then all, which take a slow phone a moment. */
function useZones(booking: Booking): { readonly zones: readonly ZoneEntry[]; readonly areAll: boolean } {
  const [current, now, { tag }] = [booking.zone.peek(), booking.now.peek(), booking.language.peek()];
  const zones = useSignal<readonly ZoneEntry[] | undefined>(undefined);
  useEffect(
    () =>
      inSlices(listZones({ current, now, tag }), (all) => {
        zones.value = all;
      }),
    [],
  );
  return { zones: zones.value ?? [zoneEntry(current, now)], areAll: zones.value !== undefined };
}

type OptionsProps = {
  readonly found: readonly ZoneEntry[];
  /** Index of the one that Enter takes. */
  readonly active: number;
  readonly booking: Booking;
  readonly choose: (entry: ZoneEntry) => void;
};

function Options({ found, active, booking, choose }: OptionsProps) {
  const [now, cycle] = [booking.now.value, booking.hourCycle.value];
  const drawn = useSignal(optionsAtFirst);
  const until = Math.max(drawn.value, active + optionsAtFirst);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: { currentTarget: HTMLElement }) => {
    if (scrollTop + 2 * clientHeight > scrollHeight) drawn.value += optionsAtFirst;
  };
  return (
    <div
      id="zone-list"
      class="zone-list"
      role="listbox"
      aria-label={booking.language.value.messages.zone}
      onScroll={onScroll}
    >
      {found.slice(0, until).map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keyboard and names the active option
        <div
          key={entry.zone}
          id={`zone-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          aria-setsize={found.length}
          aria-posinset={index + 1}
          data-current={entry.zone === booking.zone.value || undefined}
          onClick={() => choose(entry)}
        >
          <span>
            {entry.city}
            {entry.zone === booking.zone.value && (
              <span class="quiet"> {booking.language.value.messages.currentZone}</span>
            )}
          </span>
          <span class="quiet">
            {entry.offset} · {booking.formats.value.time(now, entry.zone, cycle)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Closes on Escape, and as soon as something else is clicked or focused: the panel would cover it (WCAG 2.4.11). */
function useClosing(panel: { readonly current: HTMLElement | null }, close: (isFocusKept: boolean) => void): void {
  useLayoutEffect(() => {
    // The line it belongs to has a button that closes it too.
    const own = panel.current?.closest<HTMLElement>('.zone');
    const closeElsewhere = (event: Event) => {
      if (own && !event.composedPath().includes(own)) close(false);
    };
    const closeBehind = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !own?.contains(relatedTarget)) close(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close(true);
    };
    window.addEventListener('pointerdown', closeElsewhere);
    own?.addEventListener('focusout', closeBehind);
    own?.addEventListener('keydown', closeOnEscape);
    return () => {
      window.removeEventListener('pointerdown', closeElsewhere);
      own?.removeEventListener('focusout', closeBehind);
      own?.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
}
