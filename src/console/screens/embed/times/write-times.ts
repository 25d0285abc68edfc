import { escapeHtml } from '../../../booking-links/index.ts';
import { withColon } from '../../../formats/index.ts';

/** The offered times of one day. */
export type WrittenDay = {
  readonly heading: string;
  readonly times: readonly { readonly text: string; readonly href: string }[];
};

type OfferedTimes = {
  readonly title: string;
  /** The length and the time zone of all times. */
  readonly facts: string;
  readonly days: readonly WrittenDay[];
  /** The link to all other times. */
  readonly more: { readonly text: string; readonly href: string };
};

/** Writes times as plain text, for email programs that accept nothing else. */
export function timesAsText({ title, facts, days, more }: OfferedTimes): string {
  const ofDays = days.map(({ heading, times }) =>
    [heading, ...times.map(({ text, href }) => `${text}  ${href}`)].join('\n'),
  );
  return [`${title}\n${facts}`, ...ofDays, withColon(more.text, more.href)].join('\n\n');
}

/** Writes times as HTML, each a link. Email programs keep paragraphs and drop styles. */
export function timesAsHtml({ title, facts, days, more }: OfferedTimes): string {
  const ofDays = days.map(
    ({ heading, times }) => `<p>${escapeHtml(heading)}<br>${times.map(linkTo).join(' &nbsp; ')}</p>`,
  );
  return [`<p><b>${escapeHtml(title)}</b><br>${escapeHtml(facts)}</p>`, ...ofDays, `<p>${linkTo(more)}</p>`].join('\n');
}

function linkTo({ text, href }: { readonly text: string; readonly href: string }): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
