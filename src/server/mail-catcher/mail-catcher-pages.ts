import { html } from 'hono/html';
import { formatInstant } from '../../time/index.ts';
import { writePage } from '../pages/index.ts';
import { type KeptMail, maxMails } from './mail-catcher.ts';

type Markup = ReturnType<typeof html>;

/** Writes the list of emails, the latest first. */
export function writeList(mails: readonly KeptMail[]): string {
  const none = html`<p>No emails yet. <a href="/">Book a meeting</a>, and the emails about it appear here within a second or two.</p>`;
  const rows = mails.map(
    ({
      id,
      subject,
      to,
      at,
    }) => html`<tr><td><a href="/mail/${id}"><bdi>${subject}</bdi></a></td><td><bdi>${to}</bdi></td>
<td><time datetime="${formatInstant(at, 0)}">${timeOf(at)}</time></td></tr>`,
  );
  return writeCatcherPage(
    'Mail',
    html`<p>No mail server is set, so nothing is sent. This page shows what would be sent, and only to browsers on this computer.
It keeps the latest ${maxMails} emails until the server stops. Set <code>SMTP_URL</code> and <code>MAIL_FROM</code> to send email.</p>
${mails.length === 0 ? none : html`<table class="mails"><thead><tr><th>Subject</th><th>To</th><th>Time (UTC)</th></tr></thead><tbody>${rows}</tbody></table>`}`,
  );
}

/** Writes one email: as a page, as text, with its calendar file and its headers. */
export function writeMailPage({ id, subject, to, at, text, calendarFile, headers }: KeptMail): string {
  return writeCatcherPage(
    subject,
    html`<p><a href="/mail">All emails</a></p>
<p>To <bdi>${to}</bdi>, <time datetime="${formatInstant(at, 0)}">${timeOf(at)} UTC</time></p>
<iframe class="mail" src="/mail/${id}/page" title="The email as a page" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As plain text</h2><pre dir="auto">${text}</pre>
${calendarFile === undefined ? '' : html`<h2>Calendar file</h2><p><a href="/mail/${id}/event.ics" download>Download event.ics</a></p><pre>${calendarFile}</pre>`}
<h2>Headers</h2><pre>${headers}</pre>`,
  );
}

function writeCatcherPage(title: string, content: Markup): string {
  return writePage({ language: 'en', title, content, styles: ['/mail-catcher.css'] });
}

function timeOf(at: KeptMail['at']): string {
  return formatInstant(at, 0).slice(11, 19);
}
