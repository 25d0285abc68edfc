import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { cityOf, offsetsOfMonth } from '../../../../zones/index.ts';
import { withDeferred } from '../../../deferred/index.ts';
import type { Booking } from '../../../model/index.ts';
import { Icon, lazy } from '../../../ui/index.ts';

const chooser = lazy(async () => (await withDeferred(import('./zone-chooser.tsx'))).ZoneChooser);

/** The zone of all times, and the way to another. */
export function ZoneLine({ booking }: { booking: Booking }) {
  const isOpen = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const { messages } = booking.language.value;
  const [zone, now] = [booking.zone.value, booking.now.value];
  const clock = booking.formats.value.time(now, zone, booking.hourCycle.value);
  const close = (isFocusKept: boolean) => {
    isOpen.value = false;
    if (isFocusKept) button.current?.focus();
  };
  const facts = (
    <>
      <Icon name="globe" />
      <span class="unseen">{messages.zone}: </span>
      <b>{messages.city(cityOf(zone))}</b>
      <span class="quiet">
        {offsetsOfMonth(zone, { month: booking.month.value, now })} · {messages.zoneNow(clock)}
      </span>
    </>
  );
  if (booking.isZoneLocked.value) {
    return (
      <div class="zone" part="timezone">
        <p class="zone-button">{facts}</p>
      </div>
    );
  }
  return (
    <div class="zone" part="timezone">
      <button
        ref={button}
        type="button"
        class="zone-button"
        aria-expanded={isOpen.value}
        aria-haspopup="listbox"
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
        onPointerEnter={chooser.preload}
        onFocus={chooser.preload}
      >
        {facts}
        <Icon name="down" />
      </button>
      {isOpen.value && (
        <div class="zone-panel">
          <chooser.Lazy words={messages} booking={booking} close={close} />
        </div>
      )}
    </div>
  );
}
