import { type Problem, type ProblemResult, refuse } from '../../../contract/index.ts';

/**
 * Refuses a request that changes something and does not come from a page of the console itself. Browsers say where a
 * request comes from in Sec-Fetch-Site, which no page can set. Older ones at least send the page's origin. A program
 * that sends neither is refused. A page at another port or another host of the same site counts as another page.
 */
export function refuseCrossSite({ method, headers }: Request, origin: string): ProblemResult | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const site = headers.get('sec-fetch-site');
  const isOwn = site === null ? headers.get('origin') === origin : site === 'same-origin';
  return isOwn ? undefined : refuse(crossSite);
}

const crossSite: Problem = { code: 'cross_site_request' };
