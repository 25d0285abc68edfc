import { pageOnly } from '../attributes/index.ts';

/** A file to copy. */
export type SnippetFile = { readonly name: string; readonly code: string };

export type SnippetOptions = {
  /** Attributes of the element, without those of the preview. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Texts of the page, by key. */
  readonly messages: Readonly<Record<string, string>>;
  /** Rules for the style sheet of the page; empty if there are none. */
  readonly css: string;
  /** The address of the script. */
  readonly script: string;
};

type SnippetForm = {
  readonly label: string;
  readonly write: (options: SnippetOptions) => readonly SnippetFile[];
  /** Whether it opens its own popup, which ignores attributes that only the page may set. */
  readonly isOpener?: true;
};

/** The code to copy, by the way in which the widget is used. */
export const snippetForms = {
  html: { label: 'HTML', write: (options) => [htmlFile(options, elementOf(options.attributes))] },
  early: {
    label: 'HTML, loaded early',
    write: (options) => [headFile(options), htmlFile(options, elementOf(options.attributes))],
  },
  react: { label: 'React', write: writeReact },
  vue: { label: 'Vue', write: writeVue },
  popup: { label: 'Popup', isOpener: true, write: (options) => [openerFile(options, 'button', 'type="button"')] },
  button: {
    label: 'Floating button',
    write: (options) => [htmlFile(options, elementOf(new Map([...options.attributes, ['mode', 'button']])))],
  },
  link: {
    label: 'Link',
    isOpener: true,
    write: (options) => [openerFile(options, 'a', 'href="mailto:you@example.com"')],
  },
} as const satisfies Readonly<Record<string, SnippetForm>>;

export type SnippetFormName = keyof typeof snippetForms;

function htmlFile({ script, css, messages }: SnippetOptions, body: string): SnippetFile {
  const styles = css ? [`<style>\n${indented(css)}\n</style>`] : [];
  const texts = hasKeys(messages)
    ? [`<script type="module">\n  document.querySelector('sched-booking').messages = ${json(messages)};\n</script>`]
    : [];
  const code = [`<script type="module" src="${script}"></script>`, ...styles, body, ...texts].join('\n');
  return { name: 'HTML', code };
}

/**
 * Writes the links with which a browser connects to the server and loads the script while it is still reading the page.
 */
function headFile({ script }: SnippetOptions): SnippetFile {
  const { origin } = new URL(script);
  const links = [`<link rel="preconnect" href="${origin}" crossorigin>`, `<link rel="modulepreload" href="${script}">`];
  return { name: 'Head of the page', code: links.join('\n') };
}

function elementOf(attributes: ReadonlyMap<string, string>): string {
  return `<sched-booking${writeAttributes(attributes)}></sched-booking>`;
}

/** Writes an element that opens a popup when it is clicked, with the attributes that it may set. */
function openerFile(options: SnippetOptions, tag: string, first: string): SnippetFile {
  const {
    'event-type': eventType = '',
    mode: _,
    'button-label': label = 'Book a meeting',
    ...others
  } = Object.fromEntries(options.attributes);
  const open = Object.entries(others).filter(([name]) => !pageOnly.includes(name));
  const names = open.map(([name, value]) => [`data-sched-${name}`, value] as const);
  const all = new Map([['data-sched-open', eventType] as const, ...names]);
  const opener = `<${tag} ${first}${writeAttributes(all)}>${escaped(label)}</${tag}>`;
  // Its popup is created when it is clicked: before that, no element can have texts.
  return htmlFile({ ...options, messages: {} }, opener);
}

function writeReact({ attributes, messages, css, script }: SnippetOptions): SnippetFile[] {
  const props = Array.from(withGateway(attributes, script), ([name, value]) => `\n      ${jsxOf(name, value)}`);
  const texts = hasKeys(messages) ? [`\n      messages={${json(messages)}}`] : [];
  const styles = css ? "import './booking.css';\n" : '';
  const code = `import 'sched-booking/react';
${styles}
export function Booking() {
  return (
    <sched-booking${[...props, ...texts].join('')}
    />
  );
}`;
  return [{ name: 'booking.tsx', code }, ...(css ? [{ name: 'booking.css', code: css }] : [])];
}

function writeVue({ attributes, messages, css, script }: SnippetOptions): SnippetFile[] {
  const texts = hasKeys(messages);
  const attributeLines = Array.from(
    withGateway(attributes, script),
    ([name, value]) => `\n    ${attributeText(name, value)}`,
  );
  const code = `<script setup>
import 'sched-booking/vue';
${texts ? `\nconst messages = ${json(messages)};\n` : ''}</script>

<template>
  <sched-booking${attributeLines.join('')}${texts ? '\n    .messages="messages"' : ''}
  />
</template>${css ? `\n\n<style>\n${css}\n</style>` : ''}`;
  return [{ name: 'Booking.vue', code }];
}

/**
 * Adds the address of the gateway: a bundle comes from the page's own origin, so it has to say where the gateway is.
 */
function withGateway(attributes: ReadonlyMap<string, string>, script: string): ReadonlyMap<string, string> {
  return new Map([['api-base', new URL('/embed/v1', script).href], ...attributes]);
}

function writeAttributes(attributes: ReadonlyMap<string, string>): string {
  return Array.from(attributes, ([name, value]) => ` ${attributeText(name, value)}`).join('');
}

function attributeText(name: string, value: string): string {
  return value === '' ? name : `${name}="${escaped(value)}"`;
}

function jsxOf(name: string, value: string): string {
  // Quoted text in JSX has no escapes.
  return value && /["&\\]/.test(value) ? `${name}={${JSON.stringify(value)}}` : attributeText(name, value);
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Writes data for a script in a page, so that nothing in it can end the script. */
function json(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function hasKeys(value: object): boolean {
  return Object.keys(value).length > 0;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
