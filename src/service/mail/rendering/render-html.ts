import { html, raw } from 'hono/html';
import { type ComposedEmail, type Fact, isolated, type Line } from '../content/index.ts';
import { headingHtml, markedHtml } from './marked-text.ts';
import { colorsFor, darkStylesFor, type EmailColors, styles } from './styles.ts';

/**
 * Renders an email as a page of nested tables, at most 600 pixels wide, with inline styles, which mail programs
 * including Outlook display alike. It loads nothing except a logo or a picture.
 */
export function renderHtml(email: ComposedEmail): string {
  const { lang, dir, opening } = email;
  const colors = colorsFor(email.brand?.color ?? null);
  return String(html`<!doctype html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${opening}</title><style>${raw(darkStylesFor(colors))}</style></head>
<body class="p" style="${styles.page}" bgcolor="#f3f4f6"><div style="${styles.preheader}">${email.preheader}</div>
<table role="presentation" class="p" lang="${lang}" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f3f4f6"><tr><td align="center" style="${styles.outer}">
<table role="presentation" class="c" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="${styles.card}"><tr><td class="t" align="${dir === 'rtl' ? 'right' : 'left'}" style="${styles.inner}">
${contentOf(email, colors)}
</td></tr></table></td></tr></table></body></html>`);
}

function contentOf(email: ComposedEmail, colors: EmailColors) {
  const { hello, opening, facts, actions, answers, notes } = email;
  return html`${headOf(email)}<p style="${styles.hello}">${markedHtml(hello)}</p>
<h1 class="t" style="${styles.opening}">${headingHtml(opening)}</h1>
${facts.map(factOf)}${actions.map((action) => buttonOf(action, colors))}${answers ? answersOf(answers) : ''}
<div class="r" style="${styles.notes}">${notes.map((note) => html`<p class="m" style="${styles.note}">${markedHtml(note)}</p>`)}</div>`;
}

/**
 * The business, or the picture of the host. A program that shows no pictures still shows the name. Outlook ignores
 * `max-height` and reads only the attribute.
 */
function headOf({ brand, logo }: ComposedEmail) {
  const picture = brand?.logo ? { src: brand.logo, alt: '' } : logo;
  return html`${picture ? html`<img src="${picture.src}" alt="${picture.alt}" height="56" style="${styles.logo}">` : ''}${
    brand?.name ? html`<p style="${styles.brand}">${markedHtml(isolated(brand.name))}</p>` : ''
  }`;
}

function factOf({ label, lines, isFormer = false }: Fact) {
  const htmlLines = lines.map((line, index) => html`${index > 0 ? html`<br>` : ''}${lineOf(line)}`);
  const value = isFormer ? html`<span class="m" style="${styles.former}">${htmlLines}</span>` : htmlLines;
  return html`<p style="${styles.fact}"><span class="m" style="${styles.label}">${markedHtml(label)}</span><br>${value}</p>
`;
}

function lineOf({ text, href }: Line) {
  return href ? html`<a class="l" href="${href}" style="${styles.link}">${markedHtml(text)}</a>` : markedHtml(text);
}

/** Outlook supports padding, color and borders on a cell, but not on a link. */
function buttonOf({ label, href, isDestructive = false }: ComposedEmail['actions'][number], { light }: EmailColors) {
  const { accent, onAccent } = light;
  const cell = isDestructive
    ? html`<td class="d" style="${styles.button};${styles.destructive}">`
    : html`<td class="b" bgcolor="${accent}" style="${styles.button};background-color:${accent}">`;
  const link = isDestructive
    ? html`<a href="${href}" class="dl" style="${styles.buttonLink};${styles.destructiveLink}">`
    : html`<a href="${href}" class="bl" style="${styles.buttonLink};color:${onAccent}">`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.buttons}"><tr>${cell}${link}${label}</a></td></tr></table>
`;
}

function answersOf({ heading, facts, more }: NonNullable<ComposedEmail['answers']>) {
  return html`<h2 class="t r" style="${styles.heading}">${heading}</h2>
${facts.map(answerOf)}${more ? html`<p class="m" style="${styles.note}">${more}</p>` : ''}`;
}

/** As short as possible: there may be a hundred of them. */
function answerOf({ label, lines }: Fact) {
  const htmlLines = lines.map((line) => html`<br>${markedHtml(line.text)}`);
  return html`<p style="margin:0 0 14px"><span class="m" style="color:#5b6470">${markedHtml(label)}</span>${htmlLines}</p>
`;
}
