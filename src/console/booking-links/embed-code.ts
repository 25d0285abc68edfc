import { bookingLink } from './booking-link.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * The ways to put an event type on a page: inline, in a popup that a button or a link opens, or behind a floating
 * button.
 */
export const embedModes = ['inline', 'popup', 'button', 'link'] as const;

/** One of `embedModes`. */
export type EmbedMode = (typeof embedModes)[number];

type EmbedOptions = {
  readonly publicId: string;
  /** @default 'inline' */
  readonly mode?: EmbedMode;
  /** The text of the button or the link. */
  readonly label?: string;
  /** Attributes of the element that differ from their defaults, by name. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Custom properties, by name. */
  readonly colors?: Readonly<Record<string, string>>;
  /** Where invitees reach the server. */
  readonly origin: string;
};

/** Returns the HTML that a host pastes into a page. */
export function embedCode({ publicId, mode = 'inline', label = '', origin, ...look }: EmbedOptions) {
  const { attributes = {}, colors = {} } = look;
  const script = `<script type="module" src="${scriptAt(origin)}"></script>`;
  return [script, ...styleOf(colors), elementOf({ publicId, mode, label, origin, attributes })].join('\n');
}

/**
 * Returns the HTML for the head of a page that makes browsers load the script while they are still reading the page.
 */
export function earlyCode(origin: string): string {
  return [
    `<link rel="preconnect" href="${origin}" crossorigin>`,
    `<link rel="modulepreload" href="${scriptAt(origin)}">`,
  ].join('\n');
}

function scriptAt(origin: string): string {
  return `${origin}/sched-booking.js`;
}

type ElementOptions = {
  readonly publicId: string;
  readonly mode: EmbedMode;
  readonly label: string;
  readonly origin: string;
  readonly attributes: Readonly<Record<string, string>>;
};

function elementOf({ publicId, mode, label, origin, attributes }: ElementOptions): string {
  if (mode === 'inline')
    return `<sched-booking${writeAttributes({ 'event-type': publicId, ...attributes })}></sched-booking>`;
  if (mode === 'button') {
    const floating = { 'event-type': publicId, mode, ...(label && { 'button-label': label }), ...attributes };
    return `<sched-booking${writeAttributes(floating)}></sched-booking>`;
  }
  const opener = Object.entries(attributes).map(([name, value]) => [`data-sched-${name}`, value]);
  const all = writeAttributes({ 'data-sched-open': publicId, ...Object.fromEntries(opener) });
  return mode === 'popup'
    ? `<button type="button"${all}>${escapeHtml(label)}</button>`
    : `<a href="${escapeHtml(bookingLink(publicId, origin))}"${all}>${escapeHtml(label)}</a>`;
}

function styleOf(colors: Readonly<Record<string, string>>): string[] {
  const rules = Object.entries(colors).map(([name, value]) => `    ${name}: ${value};`);
  return rules.length === 0 ? [] : [`<style>\n  sched-booking {\n${rules.join('\n')}\n  }\n</style>`];
}

function writeAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
