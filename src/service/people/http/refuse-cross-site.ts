import { type Problem, type Refused, refuse } from '../../../contract/index.ts';

/**
 * Refuses a request that changes something and does not come from a page of the console itself. Browsers say where a
 * request comes from in Sec-Fetch-Site, which no page can set; older ones at least name the page's origin. A program
 * that says neither has no business here. Another port or another host of the same site is another page.
 */
export function refuseCrossSite({ method, headers }: Request, origin: string): Refused | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const site = headers.get('sec-fetch-site');
  const isOwn = site === null ? headers.get('origin') === origin : site === 'same-origin';
  return isOwn ? undefined : refuse(crossSite);
}

const crossSite: Problem = { code: 'cross_site_request' };
