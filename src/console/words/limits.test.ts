import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from '../../contract/index.ts';
import { languages } from '../../language/index.ts';

const { min, max } = limits.password;

async function importWords(folder: string, language: string) {
  return (await import(/* @vite-ignore */ join(process.cwd(), 'src/console', folder, `${language}.ts`))).words;
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

test.each(languages)('errors in %s name the limits of the service', async (language) => {
  const { fields } = (await importWords('words/shell', language)).failed;
  expect({
    durations: numbersIn(fields.durations),
    name: numbersIn(fields.name),
    password: numbersIn(fields.password),
    place: numbersIn(fields.place),
    text: numbersIn(fields.text),
  }).toEqual({
    durations: [limits.durations],
    name: [limits.name],
    password: [min, max],
    place: [limits.place],
    text: [limits.description],
  });
});

test.each(languages)('hints in %s name the shortest password', async (language) => {
  const folders = ['link', 'setup', 'settings/security'].map((screen) => `screens/${screen}/words`);
  const hints = folders.map(async (folder) => (await importWords(folder, language)).passwordHint);
  expect((await Promise.all(hints)).map(numbersIn)).toEqual(folders.map(() => [min]));
});

const markup = readdirSync('src/console', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => join('src/console', path));

test.each(markup)('%s takes limits from the contract', (path) => {
  expect(readFileSync(path, 'utf8')).not.toMatch(/\bmax(Length)?=(\{|")\d/);
});
