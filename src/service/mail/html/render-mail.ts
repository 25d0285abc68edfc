import { html } from 'hono/html';
import { factsOf, inviteeNameOf, type LetterContent, openingOf } from '../content/index.ts';

/** Renders a mail as plain text. */
export function renderText(content: LetterContent): string {
  const manageLink = content.links.view;
  const facts = factsOf(content).map(([name, value]) => `${name}: ${value}`);
  const manage = manageLink ? ['', 'To choose another time or cancel:', manageLink] : [];
  return `${[greetingOf(content), '', openingOf(content), '', ...facts, ...manage].join('\n')}\n`;
}

/** Renders a mail for those who read it as a page: one column, the reader's own type, nothing from elsewhere. */
export function renderHtml(content: LetterContent): string {
  const manageLink = content.links.view;
  const rows = factsOf(content).map(
    ([name, value]) => html`<dt style="${styles.name}">${name}</dt><dd style="${styles.value}">${value}</dd>`,
  );
  const manage = manageLink
    ? html`<p style="${styles.manage}"><a href="${manageLink}" style="${styles.link}">Choose another time or cancel</a></p>`
    : '';
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${openingOf(content)}</title></head>
<body style="${styles.body}"><main style="${styles.column}">
<p style="${styles.line}">${greetingOf(content)}</p><h1 style="${styles.opening}">${openingOf(content)}</h1>
<dl style="${styles.facts}">${rows}</dl>${manage}</main></body></html>`);
}

function greetingOf(content: LetterContent): string {
  const { reader, event } = content;
  const name = { host: event.host.name, invitee: inviteeNameOf(content), guest: '' }[reader];
  return name ? `Hello ${name},` : 'Hello,';
}

/** Mail programs know no style sheets. Colours are the reader's own but for the link, which is underlined as well. */
const styles = {
  body: 'margin:0;padding:24px 16px;font-family:system-ui,-apple-system,"Segoe UI",sans-serif;font-size:16px;line-height:1.5',
  column: 'display:block;max-width:520px;margin:0 auto',
  line: 'margin:0 0 8px',
  opening: 'margin:0 0 24px;font-size:20px;line-height:1.3;font-weight:600',
  facts: 'margin:0 0 24px;padding:16px 0 0;border-top:1px solid #8a8a8a',
  name: 'margin:0;font-size:14px',
  value: 'margin:0 0 12px;font-weight:600;overflow-wrap:anywhere',
  manage: 'margin:0',
  link: 'display:inline-block;padding:12px 0;text-decoration:underline',
} as const;
