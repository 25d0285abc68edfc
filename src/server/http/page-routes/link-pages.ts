import type { Context, Hono, Next } from 'hono';
import { isFileName, limits } from '../../../contract/index.ts';
import { type BookingPage, type FindBookingPage, TooManyVisitsError } from '../../../service/index.ts';
import type { Clock } from '../../../time/index.ts';
import { brandStyles, writeEventTypePage, writeHostPage } from '../../pages/index.ts';
import type { RefuseVisit } from '../limit-visits.ts';
import type { Env } from '../listen.ts';
import { styledPageHeaders } from '../page-headers.ts';

/** How soon to try again when too many visits wait for pages of one account. */
const retryAfterSeconds = 5;

type LinkPages = {
  readonly find: FindBookingPage;
  readonly refuseVisit: RefuseVisit;
  /** The public address of this server; empty if unknown. */
  readonly publicUrl: string;
  readonly clock: Clock;
};

/**
 * Serves the pages that hosts share: `/{username}` with everything that can be booked, and `/{username}/{slug}` with
 * the widget. Leaves every other address, such as the address of a file, to other routes.
 */
export function mountLinkPages(app: Hono<Env>, { find, refuseVisit, publicUrl, clock }: LinkPages): void {
  /** The public address of this server, which a proxy in front of it may hide. */
  const originOf = (context: Context) => new URL(publicUrl || context.req.url).origin;
  app.get('/:username', async function respondWithHost(context, next) {
    const pageName = { username: context.req.param('username') };
    if (!mayBePage(context, pageName)) return passOn(next);
    const refusal = await refuseVisit(context);
    if (refusal) return refusal;
    const page = await findOrRefuse(context, find(pageName));
    if (page instanceof Response) return page;
    if (!page) return passOn(next);
    if (usesFormerUsername(context, page)) return context.redirect(addressWith(context, page));
    return context.html(
      writeHostPage(context, { page, origin: originOf(context), now: clock() }),
      200,
      headersOf(page),
    );
  });
  app.get('/:username/:name', async function respondWithEventType(context, next) {
    const { username, name } = context.req.param();
    if (!mayBePage(context, { username, name })) return passOn(next);
    const refusal = await refuseVisit(context);
    if (refusal) return refusal;
    const page = await findOrRefuse(context, find({ username, name }));
    if (page instanceof Response) return page;
    const eventType = page?.eventTypes[0];
    if (!page || !eventType) return passOn(next);
    if (usesFormerUsername(context, page)) return context.redirect(addressWith(context, page, name));
    return context.html(
      writeEventTypePage(context, { page, origin: originOf(context) }, eventType),
      200,
      headersOf(page),
    );
  });
}

/** Returns the page that is found, or the response to one visit too many. */
async function findOrRefuse(
  context: Context,
  pagePromise: ReturnType<FindBookingPage>,
): Promise<BookingPage | Response | undefined> {
  try {
    return await pagePromise;
  } catch (error) {
    if (!(error instanceof TooManyVisitsError)) throw error;
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) };
    return context.text('Too many people are opening this page. Try again in a few seconds.', 503, headers);
  }
}

/** Returns whether a page was requested by a former username of the host. */
function usesFormerUsername(context: Context, { username }: BookingPage): boolean {
  return context.req.param('username')?.toLowerCase() !== username.toLowerCase();
}

/** Returns the current address of a page, with the parameters of the requested one. */
function addressWith(context: Context, { username }: BookingPage, name?: string): string {
  const path = ['', username, name].filter((part) => part !== undefined).map(encodeURIComponent);
  return `${path.join('/')}${new URL(context.req.url).search}`;
}

function headersOf({ branding }: BookingPage) {
  return styledPageHeaders(brandStyles(branding));
}

async function passOn(next: Next): Promise<undefined> {
  await next();
  return undefined;
}

type PageName = { readonly username: string; readonly name?: string };

/** A browser names HTML. Programs that preview a link, as in a chat, accept anything or do not say. */
const pageAccept = /\btext\/html\b|^(?:\*\/\*)?$/i;

/** Returns whether to query the database: only for clients that accept pages, and addresses that may be a name. */
function mayBePage(context: Context, pageName: PageName): boolean {
  const names = Object.values(pageName);
  const isName = names.every((name) => name.length <= limits.name && !name.includes('\u0000'));
  const isPage = pageAccept.test(context.req.header('accept') ?? '') && !isFileName(context.req.path);
  return isName && isPage;
}
