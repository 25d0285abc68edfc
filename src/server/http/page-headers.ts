import { createHash } from 'node:crypto';

/** Only our scripts run on our pages, and no page may frame them: a click there may act for the visitor. */
const policyOfPage = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' https: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of our pages. The sites they link to do not learn their address, which may name an event. */
export const pageHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': policyOfPage,
};

/** Headers of a page that is written for each request, in its language. */
export const localizedPageHeaders = { ...pageHeaders, Vary: 'Accept-Language' };

/** Headers of such a page that may contain one style sheet: the policy names the digest of its content. */
export function styledPageHeaders(styles: string): typeof localizedPageHeaders {
  if (styles === '') return localizedPageHeaders;
  const digest = createHash('sha256').update(styles).digest('base64');
  const policy = policyOfPage.replace("style-src 'self'", `style-src 'self' 'sha256-${digest}'`);
  return { ...localizedPageHeaders, 'Content-Security-Policy': policy };
}

/**
 * Headers of the console: no page of another origin opens it, and no text can become a script. It frames only emails,
 * which have a policy of their own and in which nothing runs.
 */
export const consolePageHeaders = {
  ...pageHeaders,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': `${policyOfPage}; frame-src 'self'; object-src 'none'; require-trusted-types-for 'script'`,
};

/** Headers of the page with the widget on it, where owners try out its appearance, including styles on the element. */
export const examplePageHeaders = {
  ...pageHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': policyOfPage.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
};
