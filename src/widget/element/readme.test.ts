import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
const css = readFileSync('src/widget/element/frame.css', 'utf8').replace(/\s+/g, ' ');

const borders = 2;

/** Returns a height of the skeleton, by the rule that sets it. */
function heightIn(rule: RegExp): number {
  return Number(rule.exec(css)?.[1]);
}

test('README names the heights of the skeleton to reserve', () => {
  const three = heightIn(/\.calendar, \.slots \{ block-size: (\d+)px/) + borders;
  const two = three + heightIn(/\.details \{ grid-column: 1 \/ 3; min-block-size: (\d+)px/);
  const parts = ['details', 'calendar', 'slots'].map((name) =>
    heightIn(new RegExp(`\\.${name} \\{ min-block-size: (\\d+)px`)),
  );
  const one = parts.reduce((sum, height) => sum + height, borders);
  expect(readme).toContain(`reserve ${three} px for three columns, ${two} px for two, or ${one} px for one`);
  const oneWithoutDetails = one - heightIn(/\.details \{ min-block-size: (\d+)px/);
  expect(readme).toContain(`min-height: ${three}px }`);
  expect(readme).toContain(
    `\`hide-event-type-details\`, reserve ${three} px for two columns or ${oneWithoutDetails} px`,
  );
});
