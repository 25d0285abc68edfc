/**
 * The page at `/playground`: the widget with everything that can be set about it, three themes, and what to copy.
 *
 * The decision behind it: the form names attributes and tokens, and the snippet is written from the element itself, so
 * what is copied is what is seen. The page is a stranger to the widget: it uses attributes, methods and events alone.
 */
import type { SchedBooking } from '../index.ts';
import { logEvents } from './event-log.ts';
import { snippetOf, stylesOf } from './snippet.ts';

const languages = 'en-GB en-US de fr es it pt nl pl sv ja zh ar he'.split(' ');

const script = new URL('/sched-booking.js', location.href).href;

function find<Kind extends HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The playground has no ${selector}.`);
  return found;
}

const form = find<HTMLFormElement>('#settings');
const stage = find('#stage');
const element = find<SchedBooking>('sched-booking');
const said = find('#said');

type Control = HTMLInputElement | HTMLSelectElement;

/** The style sheets of the themes, as they are served. */
const themes = new Map<string, Promise<string>>();

function themeOf(name: string): Promise<string> {
  const known = themes.get(name) ?? (name === 'plain' ? Promise.resolve('') : readTheme(name));
  themes.set(name, known);
  return known;
}

async function readTheme(name: string): Promise<string> {
  const answer = await fetch(`/themes/${name}.css`);
  return answer.ok ? answer.text() : '';
}

function apply(): void {
  for (const control of form.querySelectorAll<Control>('.controls [name]')) set(control);
  const { page = 'plain', room = 'wide' } = Object.fromEntries(new FormData(form)) as Record<string, string>; // no files
  stage.className = `stage ${page}`;
  stage.dataset.page = page;
  stage.dataset.room = room;
  for (const scene of stage.querySelectorAll<HTMLElement>('.scene')) scene.hidden = scene.dataset.of !== page;
  find('#opener').hidden = element.getAttribute('mode') !== 'popup';
  void write(page);
}

function set(control: Control): void {
  const { name } = control;
  const isTick = control instanceof HTMLInputElement && control.type === 'checkbox';
  const value = isTick ? control.checked && '' : control.value.trim() || false;
  if (name.startsWith('--')) element.style.setProperty(name, value || null);
  else if (value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

async function write(name: string): Promise<void> {
  find('#snippet').textContent = snippetOf(element, script);
  const css = await themeOf(name);
  if (stage.dataset.page !== name) return;
  find('#styles').textContent = stylesOf({ name, css }, element.style) || '/* As it comes. */';
}

async function copy(button: HTMLElement): Promise<void> {
  const source = find(`#${button.dataset.copies}`);
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    said.textContent = 'Copied.';
  } catch {
    // Pages of an insecure origin may not write; who looks can.
    getSelection()?.selectAllChildren(source);
    said.textContent = 'Selected: copy it with the keyboard.';
  }
}

function offer(): void {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const locales = languages.map((tag) => new Option(names.of(tag) ?? tag, tag));
  find('#locales').append(...locales);
  find('#zones').append(...Intl.supportedValuesOf('timeZone').map((zone) => new Option('', zone)));
}

offer();
logEvents(element, find('#events'));
form.addEventListener('change', apply);
form.addEventListener('submit', (event) => event.preventDefault());
// The values are the first ones again only after the event.
form.addEventListener('reset', () => setTimeout(apply));
find('#forget').addEventListener('click', () => find('#events').replaceChildren());
find('#opener button').addEventListener('click', () => element.open());
for (const button of document.querySelectorAll<HTMLElement>('[data-copies]')) {
  button.addEventListener('click', () => void copy(button));
}
apply();
