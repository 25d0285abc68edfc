import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** CSS that Safari 16.4 cannot read and that looks broken without it. The build lowers none of it. */
const newer =
  /light-dark\(|@property|@scope|@starting-style|style\(--|scroll-state\(|anchor\(|position-area|field-sizing|interpolate-size|calc-size\(|:popover-open|:open\b|text-wrap|^\s*&|\b(round|mod|rem|abs|sign|sin|cos|pow|sqrt|linear|if|attr)\(|:has-slotted|:state\(|\d(cap|rlh|lh|rcap|rex|ric|rch)\b|animation-timeline|\(from\b|:is\(\)|sibling-/m;

const styles = globSync('src/widget/**/*.css');

test.each(styles)('works in Safari 16.4: %s', (file) => {
  const always = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@supports[^{]*\{([^{}]*\{[^{}]*\})*\s*\}/g, '');
  expect(newer.exec(always)?.[0]).toBeUndefined();
});
