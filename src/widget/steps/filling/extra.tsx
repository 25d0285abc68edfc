import type { BookingForm } from '../../booking-form/index.ts';

/**
 * A field that no person meets: off the screen, out of the tab order and of the accessibility tree, and of no name that
 * a browser or a keeper of passwords fills in. Whoever fills it is none.
 */
export function Extra({ form }: { form: BookingForm }) {
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
        value={form.extra.value}
        onInput={({ currentTarget }) => {
          form.extra.value = currentTarget.value;
        }}
      />
    </div>
  );
}
