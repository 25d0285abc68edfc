import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildModules } from '../build-modules.testing.ts';
import { ownCustomProperties } from './own-custom-properties.ts';

const main = resolve('src/widget/main.ts');
const sheet = '/page/sheet.css';

/** Builds a widget of one script and one sheet; returns its code. */
async function buildWidget(script: string, css: string): Promise<string> {
  const modules = {
    '/main.js': `import ${JSON.stringify(main)};`,
    [main]: `import css from ${JSON.stringify(`${sheet}?inline`)}; use(css); ${script}`,
    [sheet]: css,
  };
  const [chunk] = await buildModules(modules, ownCustomProperties());
  return chunk?.code ?? '';
}

const css = ':host { --ink: red; color: var(--ink); border-color: var(--sched-border, var(--ink)) }';

test('adds a third dash to custom properties that style sheets set and read', async () => {
  const code = await buildWidget('set("--ink");', css);
  expect(code.match(/-+ink/g)).toEqual(['---ink', '---ink', '---ink', '---ink']);
  expect(code).toContain('var(--sched-border');
});

test.each([
  ['set("--ink", "0 0 var(--mark)" as string);', ['---ink', 'var(---mark)']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['set(`--${name}`);', ['---${name}']],
  ['set("--sched-text"); set("--ink");', ['"--sched-text"']],
  ['if (name.startsWith("--")) set("--ink");', ['startsWith("--")']],
  ['set("a--b", "--ink"); count--;', ['"a--b"', 'count--']],
])('renames private custom properties in strings: %s', async (script, parts) => {
  const code = await buildWidget(script, css);
  expect(parts.filter((part) => !code.includes(part))).toEqual([]);
});

test('fails a build in which no style sheet has a custom property', async () => {
  await expect(buildWidget('set("--ink");', 'p { color: red }')).rejects.toThrow(/in style sheets: found none/);
});

test('fails a build in which no string has a custom property', async () => {
  await expect(buildWidget('set("ink");', css)).rejects.toThrow(/custom properties in strings: found 0/);
});
