import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Branding } from '../../contract/index.ts';
import { readLanguage } from './read-language.ts';
import { pageWords } from './words/index.ts';
import { paragraphs, writePage } from './write-page.ts';

type ManagePage = {
  /** The branding of the booking's business; undefined if unknown, or without branding. */
  readonly branding?: Branding | undefined;
  /** Whether invitees of this server have an email that they can reply to. */
  readonly sendsMail: boolean;
};

/**
 * Writes the page that shows a booking to anyone with its link. The script reads the token, which no request contains.
 */
export function writeManagePage(context: Context, { sendsMail, branding }: ManagePage): string {
  const language = readLanguage(context);
  const words = pageWords[language];
  const help = sendsMail ? words.replyToHost : undefined;
  const content = html`<div class="card" id="without-link" hidden>${paragraphs(words.openYourLink, help)}</div>
<div id="booking"><sched-booking><noscript><div class="card">${paragraphs(words.needsJavaScript)}</div></noscript></sched-booking>
${paragraphs(help)}</div>`;
  return writePage({
    language,
    title: words.yourBooking,
    content,
    branding,
    scripts: ['/manage.js', '/sched-booking.js'],
  });
}
