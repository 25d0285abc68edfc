import { waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../testing/index.ts';
import { type ProbeOptions, probe } from './probe.ts';

afterEach(leavePage);

const parts = {
  baseUrl: 'https://book.test/embed/v1',
  eventTypeName: '42',
  origin: 'https://page.test',
  today: '2026-12-01',
};

function answer(status: number, headers: Record<string, string> = {}, body: unknown = {}): ProbeOptions['fetch'] {
  return async () => new Response(JSON.stringify(body), { status, headers });
}

describe('the panel says', () => {
  test('says that the setup is correct and how many requests are left', async () => {
    const headers = { RateLimit: '"reads";r=231;t=50', 'RateLimit-Policy': '"reads";q=240;w=60' };
    const findings = await probe({ ...parts, fetch: answer(200, headers) });
    expect(findings.every(({ isGood }) => isGood)).toBe(true);
    expect(findings.at(-1)?.words).toBe('231 of 240 are left to this visitor for 50 seconds.');
  });

  test.each([
    ['an event type that is not published', answer(404), '42 is unknown, inactive, private or not published'],
    ['an unavailable gateway', answer(503, {}, { error: { code: 'unavailable' } }), 'unavailable, status 503'],
    ['a page of another origin', onlyUnread(), 'not to pages of https://page.test: add that origin to ALLOWED_ORIGINS'],
    ['a wrong address', () => Promise.reject(new TypeError()), 'cannot be reached'],
  ])('names the problem of %s', async (_, fetch, words) => {
    const wrong = (await probe({ ...parts, fetch })).filter(({ isGood }) => !isGood);
    expect(wrong.map((finding) => finding.words).join()).toContain(words);
  });
});

test('says in the panel that the account has no schedule', async () => {
  const fetch = answer(200, {}, { success: true, data: { slots: {}, next_available: null, reason: 'no_schedule' } });
  const wrong = (await probe({ ...parts, fetch })).filter(({ isGood }) => !isGood);
  expect(wrong.map(({ words }) => words).join()).toContain('the account has no schedule');
});

/** Responds so that the page cannot read it, as a browser does with a response without CORS headers. */
function onlyUnread(): ProbeOptions['fetch'] {
  return async (_, { mode }) => {
    if (mode !== 'no-cors') throw new TypeError('Failed to fetch');
    return new Response();
  };
}

test('names unknown attributes and answers in a panel that only debug shows', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const widget = openWidget(createFakeGateway(), { debug: '', 'event-typ': '7', 'prefill-company': 'x', class: 'y' });
  expect(await widget.text(/Unknown attributes: event-typ\./)).toBeTruthy();
  expect(widget.root().getByText(/prefill names what the form does not ask: company/)).toBeTruthy();
  widget.element.debug = null;
  await waitFor(() => expect(widget.root().queryByRole('region', { name: 'Setup check' })).toBeNull());
});

test('names wrong values in the debug panel until they are fixed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const wrong = { layout: 'moon', timezone: 'Mars/Base', duration: '7' };
  const widget = openWidget(createFakeGateway(), { debug: '', ...wrong });
  expect(await widget.text(/layout must be month or week or column, found "moon"/)).toBeTruthy();
  expect(widget.root().getByText(/timezone must be the name of a time zone .* found "Mars\/Base"/)).toBeTruthy();
  expect(widget.root().getByText(/duration must be one of .*, found "7"/)).toBeTruthy();
  for (const name of Object.keys(wrong)) widget.element.removeAttribute(name);
  expect(await widget.text(/All attributes are valid/)).toBeTruthy();
});
