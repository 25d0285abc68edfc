import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../testing/index.ts';

const html = document.documentElement;

afterEach(async () => {
  html.removeAttribute('lang');
  await leavePage();
});

/** Puts a floating button into the page, in the language of the page. */
function addButton(attributes: Record<string, string> = {}) {
  const { element } = openWidget(createFakeGateway(), { mode: 'button', locale: '', ...attributes });
  const find = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector);
  const labels = () => {
    const [launcher, dialog, close] = [find('.launcher'), find('dialog'), find('.popup-close')];
    return [launcher?.textContent, dialog?.ariaLabel, close?.ariaLabel, launcher?.lang, dialog?.lang];
  };
  return { element, labels };
}

const inGerman = ['Termin buchen', 'Termin buchen', 'Schließen', 'de', 'de'];
const inFrench = ['Prendre rendez-vous', 'Prendre rendez-vous', 'Fermer', 'fr', 'fr'];

test('skips a language without words, as the calendar does', async () => {
  html.lang = 'cs';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['cs-CZ', 'de']);
  const { labels } = addButton();
  await waitFor(() => expect(labels()).toEqual(inGerman));
});

test('marks its texts with the language of their words', async () => {
  html.lang = 'fr';
  const { labels } = addButton();
  await waitFor(() => expect(labels()).toEqual(inFrench));
});

test('follows the language of the page', async () => {
  html.lang = 'de';
  const { labels } = addButton();
  await waitFor(() => expect(labels()).toEqual(inGerman));
  html.lang = 'fr';
  await waitFor(() => expect(labels()).toEqual(inFrench));
});

test('stops following the page once it is removed', async () => {
  html.lang = 'de';
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
  const observe = vi.spyOn(MutationObserver.prototype, 'observe');
  const { element, labels } = addButton();
  // `waitFor` would observe the page as well.
  await expect.poll(labels).toEqual(inGerman);
  expect(observe).toHaveBeenCalledWith(html, { attributeFilter: ['lang'] });
  observe.mockClear();
  disconnect.mockClear();
  element.remove();
  await expect.poll(() => disconnect.mock.calls.length).toBeGreaterThan(0);
  html.lang = 'fr';
  await new Promise((resolve) => setTimeout(resolve));
  expect(observe).not.toHaveBeenCalled();
});

test('hides the floating button of a hidden element, but not its popup', () => {
  const css = readFileSync('src/widget/popup/popup.css', 'utf8').replace(/\s+/g, ' ');
  expect(css).toContain('.launcher[hidden], :host([hidden]) .launcher { display: none; }');
  expect(css).toContain(':host([mode="popup"]), :host([mode="button"]) { display: contents; }');
});
