import type { Hono } from 'hono';
import type { RefuseVisit } from '../limit-visits.ts';
import type { Env } from '../listen.ts';
import { headersOfData } from '../secure-headers.ts';
import type { FindLogo } from './host-pages.ts';

/** Caches keep a logo forever, because its path changes with the picture. */
const logoHeaders = { ...headersOfData, 'Cache-Control': 'public, max-age=31536000, immutable' };

type Logos = { readonly find: FindLogo; readonly refuseVisit: RefuseVisit };

/** Serves the logos of businesses for their pages and emails. */
export function mountLogos(app: Hono<Env>, { find, refuseVisit }: Logos): void {
  app.get(
    '/logos/:account{[1-9][0-9]{0,15}}/:file{[0-9a-f]{32}\\.(?:png|jpg)}',
    async function respondWithLogo(context) {
      const refusal = await refuseVisit(context);
      if (refusal) return refusal;
      const { account, file } = context.req.param();
      const accountId = Number(account);
      const logo = Number.isSafeInteger(accountId) ? await find({ accountId, digest: file.slice(0, 32) }) : undefined;
      if (!logo) return context.notFound();
      return context.body(new Uint8Array(logo.bytes), 200, { ...logoHeaders, 'Content-Type': logo.type });
    },
  );
}
