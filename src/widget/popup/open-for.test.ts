import { afterEach, expect, test, vi } from 'vitest';
import { SchedBooking } from '../index.ts';
import { openFor } from './open-for.ts';

if (!customElements.get('sched-booking')) customElements.define('sched-booking', SchedBooking);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Clicks a link with these attributes; returns the attributes of the element that it opened. */
function attributesOpenedBy(attributes: string): Record<string, string> {
  vi.spyOn(SchedBooking.prototype, 'open').mockReturnValue();
  document.body.innerHTML = `<a href="#" data-sched-open="42" ${attributes}>Book a call</a>`;
  openFor(document.querySelector('a') as HTMLElement); // written above
  const element = document.querySelector('sched-booking');
  return Object.fromEntries(Array.from(element?.attributes ?? [], ({ name, value }) => [name, value]));
}

const plain = { 'event-type': '42', mode: 'popup' };

test.each([
  'onclick',
  'onpointermove',
  'onfocusin',
  'style',
  'id',
  'class',
  'is',
  'part',
  'tabindex',
  'popover',
  'mode-x',
])('ignores %s on an opener', (name) => {
  expect(attributesOpenedBy(`data-sched-${name}="window.ran = 1"`)).toEqual(plain);
});

test.each([
  ['api-base', 'https://elsewhere.example/embed/v1'],
  ['redirect-url', 'https://elsewhere.example'],
  ['forward-query-params', ''],
  ['booking-token', 'id.signature'],
  ['data-layer', 'always'],
  ['compat', 'calendly'],
  ['debug', ''],
])('ignores %s, which only the page may set', (name, value) => {
  expect(attributesOpenedBy(`data-sched-${name}="${value}"`)).toEqual(plain);
});

test('reads settings, answers and metadata from an opener', () => {
  const slot = '2026-12-02T09:00+01:00';
  const attributes = { slot, locale: 'de', 'dry-run': '', 'prefill-email': 'ada@example.org', 'metadata-plan': 'Pro' };
  const dataAttributes = Object.entries(attributes).map(([name, value]) => `data-sched-${name}="${value}"`);
  expect(attributesOpenedBy(dataAttributes.join(' '))).toEqual({ ...plain, ...attributes });
});

test('opens as a popup whatever mode an opener names', () => {
  expect(attributesOpenedBy('data-sched-mode="inline"')).toEqual(plain);
});

test('removes the popup of an opener that is gone, and keeps the others', () => {
  vi.spyOn(SchedBooking.prototype, 'open').mockReturnValue();
  const [first, second, third] = [1, 2, 3].map(() => document.createElement('a'));
  if (!(first && second && third)) throw new Error('The page must have three openers.');
  document.body.append(first, second, third);
  for (const opener of [first, second]) openFor(opener);
  const other = document.querySelectorAll('sched-booking')[1];
  first.remove();
  openFor(third);
  openFor(second);
  const popups = [...document.querySelectorAll('sched-booking')];
  expect([popups.length, popups.some((popup) => popup === other)]).toEqual([2, true]);
});

test('copies only what has changed on a reused opener', () => {
  vi.spyOn(SchedBooking.prototype, 'open').mockReturnValue();
  document.body.innerHTML = '<a href="#" data-sched-open="42" data-sched-locale="de" data-sched-theme="dark">Book</a>';
  const opener = document.querySelector('a') as HTMLElement; // written above
  openFor(opener);
  const element = document.querySelector('sched-booking') as HTMLElement; // opened above
  const set = vi.spyOn(element, 'setAttribute');
  openFor(opener);
  expect(set).not.toHaveBeenCalled();
  opener.setAttribute('data-sched-open', '43');
  opener.removeAttribute('data-sched-locale');
  openFor(opener);
  const attributes = Array.from(element.attributes, ({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toEqual({ 'event-type': '43', mode: 'popup', theme: 'dark' });
  expect([set.mock.calls, document.querySelectorAll('sched-booking').length]).toEqual([[['event-type', '43']], 1]);
});
