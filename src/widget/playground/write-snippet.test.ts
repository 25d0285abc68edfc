import { expect, test } from 'vitest';
import { type SnippetOptions, snippetForms } from './write-snippet.ts';
import { writeStyles } from './write-styles.ts';

const script = 'https://book.example.com/sched-booking.js';

function parts(attributes: Record<string, string>, more: Partial<SnippetOptions> = {}): SnippetOptions {
  return { attributes: new Map(Object.entries(attributes)), messages: {}, css: '', script, ...more };
}

function write(form: keyof typeof snippetForms, ...args: Parameters<typeof parts>): string {
  const files = snippetForms[form].write(parts(...args));
  return files.map(({ name, code }) => `// ${name}\n${code}`).join('\n');
}

test('writes the script and the element with its attributes', () => {
  expect(snippetForms.html.write(parts({ 'event-type': '42', 'timezone-lock': '' }))[0]?.code).toBe(
    `<script type="module" src="${script}"></script>\n<sched-booking event-type="42" timezone-lock></sched-booking>`,
  );
});

test('writes links for the head without a release', () => {
  expect(snippetForms.early.write(parts({ 'event-type': '42' }))).toEqual([
    {
      name: 'Head of the page',
      code: `<link rel="preconnect" href="https://book.example.com" crossorigin>\n<link rel="modulepreload" href="${script}">`,
    },
    ...snippetForms.html.write(parts({ 'event-type': '42' })),
  ]);
});

test('writes attributes that a reader of HTML reads back', () => {
  const label = 'Say "hi" & <go>';
  const page = document.createElement('div');
  page.innerHTML = write('html', { 'button-label': label });
  expect(page.querySelector('sched-booking')?.getAttribute('button-label')).toBe(label);
});

test('writes styles and texts of the page into the HTML, so that one copy is enough', () => {
  const css = 'sched-booking {\n  --sched-radius: 3px;\n}';
  const code = write('html', { 'event-type': '42' }, { css, messages: { next: 'Go </script> on' } });
  expect(code).toContain('<style>\n  sched-booking {\n    --sched-radius: 3px;\n  }\n</style>');
  expect(code).toContain(`.messages = {"next":"Go \\u003c/script> on"};`);
});

test('writes an opener that carries the settings to its popup', () => {
  const settings = { 'event-type': 'demo/call', mode: 'inline', locale: 'de', 'button-label': 'Talk' };
  expect(write('popup', settings)).toContain(
    '<button type="button" data-sched-open="demo/call" data-sched-locale="de">Talk</button>',
  );
  expect(write('link', { 'event-type': '42' })).toContain('data-sched-open="42">Book a meeting</a>');
});

test('writes a floating button whatever mode is set', () => {
  expect(write('button', { 'event-type': '42', mode: 'inline' })).toContain('event-type="42" mode="button">');
});

test.each(['react', 'vue'] as const)('names the gateway in the code for %s', (form) => {
  expect(write(form, { 'event-type': '42' })).toContain('api-base="https://book.example.com/embed/v1"');
  expect(write(form, { 'event-type': '42', 'api-base': '/own' })).toContain('api-base="/own"');
});

test('writes text with quotes into JSX as an expression', () => {
  expect(write('react', { 'button-label': 'Say "hi"' })).toContain('button-label={"Say \\"hi\\""}');
});

test('writes the rules of a theme for any page, then the tokens set', () => {
  const css = '.studio sched-booking {\n  --sched-primary: red;\n}\n';
  expect(writeStyles({ name: 'studio', css }, new Map([['--sched-radius', '3px']]))).toBe(
    'sched-booking {\n  --sched-primary: red;\n}\n\nsched-booking {\n  --sched-radius: 3px;\n}',
  );
});
