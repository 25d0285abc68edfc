import { type AttributeRow, attributeOf, attributes } from '../attributes/index.ts';
import { createElement } from './create-element.ts';
import type { PlaygroundSettings } from './read-settings.ts';
import { type SnippetFile, type SnippetFormName, snippetForms } from './write-snippet.ts';
import { type Theme, writeStyles } from './write-styles.ts';

export type CodeOptions = {
  readonly settings: PlaygroundSettings;
  readonly theme: Theme;
  /** Where to show the files, and what they cannot include. */
  readonly files: HTMLElement;
  readonly note: HTMLElement;
  readonly onCopy: (text: string) => Promise<void>;
};

const script = new URL('/sched-booking.js', location.href).href;

/** Adds a tab for each form of the code. */
export function createFormTabs(place: HTMLElement): void {
  for (const [name, { label }] of Object.entries(snippetForms)) {
    const input = createElement('input', { type: 'radio', name: 'form', value: name, form: 'settings' });
    input.defaultChecked = name === 'html';
    place.append(createElement('label', {}, input, createElement('span', {}, label)));
  }
}

/** Shows the code to copy, and names the settings that it cannot include. */
export function showCode({ settings, theme, files, note, onCopy }: CodeOptions): void {
  const form = settings.form in snippetForms ? (settings.form as SnippetFormName) : 'html'; // checked just now
  const parts = { attributes: settings.attributes, messages: settings.messages, script };
  const snippetFiles = snippetForms[form].write({ ...parts, css: writeStyles(theme, settings.tokens) });
  files.replaceChildren(...snippetFiles.map((file) => createFile(file, onCopy)));
  const leftOut = 'isOpener' in snippetForms[form] ? pageOnlyIn(settings) : [];
  note.hidden = leftOut.length === 0;
  note.textContent = `Only a <sched-booking> on the page can have ${leftOut.join(', ')}: use the HTML form with the mode “Popup”.`;
}

/** Returns the settings that an opener ignores. */
function pageOnlyIn({ attributes: ownAttributes, messages }: PlaygroundSettings): string[] {
  const rows = Object.entries<AttributeRow>(attributes).filter(([, row]) => row.isPageOnly);
  const names = rows.map(([property]) => attributeOf(property)).filter((name) => ownAttributes.has(name));
  return Object.keys(messages).length > 0 ? [...names, 'messages'] : names;
}

function createFile({ name, code }: SnippetFile, onCopy: CodeOptions['onCopy']): HTMLElement {
  const button = createElement('button', { type: 'button', 'aria-label': `Copy ${name}` }, 'Copy');
  button.addEventListener('click', () => void onCopy(code));
  // It may scroll, so the keyboard has to reach it.
  const block = createElement(
    'pre',
    { tabindex: '0', 'aria-label': name, role: 'region' },
    createElement('code', {}, code),
  );
  return createElement('div', { class: 'file' }, block, button);
}
