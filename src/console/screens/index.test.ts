import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screens } from './index.ts';

const scenes = readFileSync('e2e/console/every-screen/scenes.ts', 'utf8');

test.each(screens.map(({ path }) => path))('journeys look at the screen at %s', (path) => {
  expect(scenes).toContain(`'${path}': [`);
});
