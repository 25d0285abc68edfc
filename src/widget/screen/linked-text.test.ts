import { afterEach, expect, test } from 'vitest';
import { createFakeGateway, introductoryCall, leavePage, openWidget } from '../testing/index.ts';

afterEach(leavePage);

async function linksIn(description: string): Promise<(string | null)[]> {
  const gateway = createFakeGateway();
  gateway.state.eventType = { ...introductoryCall, description };
  const widget = openWidget(gateway);
  await widget.find('button', 'About this meeting');
  expect(widget.element.shadowRoot?.querySelector('.description')?.textContent).toBe(description);
  return widget
    .root()
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

test.each([
  ['See https://example.com/plans?a=1.', ['https://example.com/plans?a=1']],
  ['(https://a.example/x), https://b.example', ['https://a.example/x', 'https://b.example']],
  ['地図：https://example.com/map。', ['https://example.com/map']],
  ['javascript:alert(1) http://example.com https://', []],
])('links only the https addresses in %j', async (description, links) => {
  expect(await linksIn(description)).toEqual(links);
});
