/**
 * The page at `/playground`: the widget with every setting, and the code to copy.
 *
 * Design: the controls are made from the rows of the attributes, and every setting is kept in the address under the
 * names of the element. The preview uses the widget from outside, with its attributes, methods and events only. Its own
 * needs, such as `dry-run`, never appear in the code.
 */
import type { SchedBooking } from '../index.ts';
import { scenes } from '../scenes/index.ts';
import { createControls } from './controls.ts';
import { logEvents } from './event-log.ts';
import { keepInAddress } from './keep-in-address.ts';
import { playScenes } from './play-scene.ts';
import { showPreview } from './preview.ts';
import { type PlaygroundSettings, readSettings } from './read-settings.ts';
import { createFormTabs, showCode } from './show-code.ts';

// Not the page's Date, as in the widget.
const now = performance.timeOrigin + performance.now();

function find<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`The playground has no ${selector}.`);
  return element;
}

const form = find<HTMLFormElement>('#settings');
const stage = find('#stage');
const element = find<SchedBooking>('sched-booking');
const status = find('#status');

/** The style sheets of the themes, as they are served. */
const themes = new Map<string, Promise<string>>([['plain', Promise.resolve('')]]);

function themeOf(name: string): Promise<string> {
  const theme = themes.get(name) ?? readTheme(name);
  themes.set(name, theme);
  return theme;
}

async function readTheme(name: string): Promise<string> {
  const response = await fetch(`/themes/${name}.css`);
  return response.ok ? response.text() : '';
}

async function show(settings: PlaygroundSettings): Promise<void> {
  const { page, width } = settings;
  stage.className = `stage ${page}`;
  stage.dataset.page = page;
  stage.dataset.width = width;
  for (const head of stage.querySelectorAll<HTMLElement>('.page-head')) head.hidden = head.dataset.of !== page;
  find('#opener').hidden = settings.attributes.get('mode') !== 'popup';
  showPreview(element, settings, now);
  const css = await themeOf(page);
  if (stage.dataset.page !== page) return;
  showCode({ settings, theme: { name: page, css }, files: find('#files'), note: find('#note'), onCopy: copy });
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = 'Copied.';
  } catch {
    // Pages of an insecure origin may not write to the clipboard. The address and the code can still be selected.
    status.textContent = 'Your browser does not allow copying here. Select the text and copy it.';
  }
}

playScenes(now);
find('#controls').append(...createControls());
find('#scenes').append(...Object.entries(scenes).map(([name, { label }]) => new Option(label, name)));
createFormTabs(find('#forms'));
logEvents(element, find('#events'));
keepInAddress(form, (parameters) => void show(readSettings(parameters)));
find('#clear').addEventListener('click', () => find('#events').replaceChildren());
find('#opener button').addEventListener('click', () => element.open());
find('#copy-link').addEventListener('click', () => void copy(location.href));
