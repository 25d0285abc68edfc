import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const frame = readFileSync('src/console/styles/frame.css', 'utf8');

/** Returns the declarations of the first rule with this selector. */
function declarationsOf(selector: string): string {
  const [, rest = ''] = frame.split(`\n${selector} {`);
  return rest.slice(0, rest.indexOf('}'));
}

test('keeps everything on a screen below the banners and the tabs of a phone', () => {
  expect(declarationsOf('.content')).toContain('isolation: isolate');
});

test('scrolls what the keyboard reaches out from under the banners', () => {
  expect(declarationsOf('html:has(.banners:not(:empty))')).toContain('scroll-padding-block-start');
});
