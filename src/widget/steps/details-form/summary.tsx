import { useLayoutEffect, useRef } from 'preact/hooks';
import { ownOf } from '../../booking-form/index.ts';
import { isFocusFree } from '../../ui/index.ts';
import { faultMessage, idOf } from './fields/index.ts';
import type { FormProps } from './form-props.ts';

/** Lists what is wrong when the form could not be sent, takes the focus then, and links to each field. */
export function Summary({ booking, form }: FormProps) {
  const box = useRef<HTMLElement>(null);
  const lastRefusals = useRef(booking.refusals.value);
  const { messages } = booking.language.value;
  const wrong = form.fields.value.flatMap((field) => {
    const fault = ownOf(booking.faults.value, field.identifier);
    return fault ? [{ field, words: faultMessage(messages, fault, field) }] : [];
  });

  useLayoutEffect(() => {
    if (lastRefusals.current === booking.refusals.value) return;
    lastRefusals.current = booking.refusals.value;
    if (box.current && isFocusFree(box.current)) box.current.focus();
  });

  if (booking.refusals.value === 0 || wrong.length === 0) return null;
  return (
    <section ref={box} class="summary" tabIndex={-1} aria-labelledby="summary-title">
      <p id="summary-title" class="notice-title">
        {messages.faultsFound(wrong.length)}
      </p>
      <ul>
        {wrong.map(({ field, words }) => (
          <li key={field.identifier}>
            <button type="button" class="link" onClick={(event) => focusField(event.currentTarget, field.identifier)}>
              <bdi>{field.label}</bdi>
            </button>
            {` · ${words}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

// A real link would change the address of the page.
function focusField(from: HTMLElement, identifier: string): void {
  const root = from.getRootNode();
  if (!(root instanceof ShadowRoot || root instanceof Document)) return;
  root.getElementById(idOf(identifier))?.focus();
}
