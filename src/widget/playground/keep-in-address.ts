import type { Control } from './controls.ts';

/**
 * Keeps the values of a form in the fragment of the address, so that a reload and a copied link show the same. Calls
 * `show` with all values, at first and after each change.
 */
export function keepInAddress(form: HTMLFormElement, show: (parameters: URLSearchParams) => void): void {
  const initial = valuesOf(form);
  const update = () => {
    const values = valuesOf(form);
    const changes = Array.from(values).filter(([name, value]) => value !== (initial.get(name) ?? ''));
    const fragment = new URLSearchParams(changes).toString();
    history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname + location.search);
    showPicked(form);
    show(values);
  };
  const restore = () => {
    const values = new URLSearchParams([...initial, ...new URLSearchParams(location.hash.slice(1))]);
    for (const control of form.elements)
      if (isControl(control)) setValue(control, values.getAll(control.name).at(-1) ?? '');
    update();
  };
  form.addEventListener('change', update);
  // A control outside the form's element, even if it belongs to the form, sends its events elsewhere.
  document.addEventListener('change', ({ target }) => {
    if (isControl(target) && target.form === form && !form.contains(target)) update();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // The values are reset only after the event.
  form.addEventListener('reset', () => setTimeout(update));
  window.addEventListener('hashchange', restore);
  restore();
}

function valuesOf(form: HTMLFormElement): URLSearchParams {
  // There are no files.
  return new URLSearchParams([...new FormData(form)] as [string, string][]);
}

function setValue(control: Control, value: string): void {
  // Only inputs are of these types.
  if (control.type === 'checkbox') (control as HTMLInputElement).checked = value !== '';
  else if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value;
  else control.value = value;
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof Element && target.matches('input[name], select[name], textarea[name]');
}

/** Shows in each picker the color that is written beside it, in any notation. */
function showPicked(form: HTMLFormElement): void {
  const canvas = document.createElement('canvas').getContext('2d');
  for (const picker of form.querySelectorAll<HTMLInputElement>('[data-picks]')) {
    const color = form.querySelector<HTMLInputElement>(`[name="${picker.dataset.picks}"]`)?.value ?? '';
    if (!canvas) continue;
    canvas.fillStyle = picker.defaultValue;
    canvas.fillStyle = color || picker.defaultValue;
    picker.value = /^#[\da-f]{6}$/.test(canvas.fillStyle) ? canvas.fillStyle : picker.defaultValue;
  }
}
