import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { prefersHtml, writeHttpsPage, writeManagePage, writeNotFoundPage } from './index.ts';
import { pageWords } from './words/index.ts';

const app = new Hono()
  .get('/manage', (context) => context.html(writeManagePage(context, { sendsMail: true })))
  .get('/without-mail', (context) => context.html(writeManagePage(context, { sendsMail: false })))
  .get('/https', (context) => context.html(writeHttpsPage(context, 'http://localhost:4242/')))
  .get('/accept', (context) => context.text(String(prefersHtml(context))))
  .get('*', (context) => context.html(writeNotFoundPage(context)));

async function read(path: string, languages = ''): Promise<string> {
  return (await app.request(path, { headers: { 'Accept-Language': languages } })).text();
}

describe('the language of our pages', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Seite nicht gefunden'],
    ['en;q=0.5, ja;q=0.9', 'ja', 'ページが見つかりません'],
    ['zh-TW', 'zh', '找不到页面'],
    ['fr;q=0, tlh', 'en', 'Page not found'],
    ['', 'en', 'Page not found'],
  ])('follows Accept-Language: %s', async (languages, language, title) => {
    const page = await read('/nowhere', languages);
    expect(page).toContain(`<html lang="${language}" dir="ltr">`);
    expect(page).toContain(`<h1><bdi>${title}</bdi></h1>`);
  });

  test.each(['ar-EG', 'he'])('writes a page from right to left in %s', async (languages) => {
    expect(await read('/nowhere', languages)).toContain('dir="rtl">');
  });

  test.each(Object.entries(pageWords))('every text of a page is translated: %s', (language, words) => {
    const texts: string[] = Object.values(words);
    const english: string[] = Object.values(pageWords.en);
    expect(texts.filter((text) => !/\S/.test(text) || /['"]|\.\.\.|\s\s/.test(text))).toEqual([]);
    expect(texts.filter((text) => language !== 'en' && english.includes(text))).toEqual([]);
  });
});

test('explains which link to open when there is no booking, even without JavaScript', async () => {
  const page = await read('/manage', 'en');
  expect(page).toContain('open the link that you received when you booked');
  expect(page).toMatch(/<noscript>.+needs JavaScript/s);
});

test('suggests replying to an email only if mail is sent', async () => {
  expect(await read('/manage', 'en')).toContain('Reply to the email about your booking');
  expect(await read('/without-mail', 'en')).not.toContain('Reply to the email');
});

test('tells a device on the network where booking works', async () => {
  const page = await read('/https', 'de');
  expect(page).toContain('<code dir="ltr">http://localhost:4242/</code>');
  expect(page).toContain('<code dir="ltr">TRUST_PROXY=1</code>');
});

test.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'true'],
  ['*/*', 'false'],
  ['application/json', 'false'],
])('tells browsers from programs by Accept: %s', async (accept, expected) => {
  expect(await (await app.request('/accept', { headers: { accept } })).text()).toBe(expected);
});
