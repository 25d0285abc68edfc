import type { BookingForm } from '../../booking-form/index.ts';

/**
 * The honeypot: a field off the screen, out of the tab order and of the accessibility tree, with a name that no browser
 * or password manager fills in, and that does not give it away. Only a bot fills it in.
 */
export function Honeypot({ form }: { form: BookingForm }) {
  return (
    <div class="extra" aria-hidden="true">
      <input
        type="text"
        name="extra"
        tabIndex={-1}
        autocomplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
        value={form.honeypot.value}
        onInput={({ currentTarget }) => {
          form.honeypot.value = currentTarget.value;
        }}
      />
    </div>
  );
}
