import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type Env, isForwarded, isLocalName, isLoopback } from '../http/index.ts';
import type { KeptMail, MailCatcher } from './mail-catcher.ts';
import { writeList, writeMailPage } from './mail-catcher-pages.ts';

const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const policyOfPages = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** An email runs nothing and loads nothing except the picture above it. Its links open in another tab. */
const policyOfMail = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src https:',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Shows the mail that would have been sent at `/mail`, only to browsers on this machine. */
export function mountMailCatcher(app: Hono<Env>, mailCatcher: MailCatcher): void {
  const pages = { ...privateHeaders, 'Content-Security-Policy': policyOfPages };
  app.use('/mail/*', onlyAtThisMachine);
  app.get('/mail', (context) => context.html(writeList(mailCatcher.list()), 200, pages));
  app.get('/mail/:id', (context) =>
    respondWithMail(context, mailCatcher, (mail) => context.html(writeMailPage(mail), 200, pages)),
  );
  app.get('/mail/:id/page', (context) =>
    respondWithMail(context, mailCatcher, ({ html }) =>
      context.html(html.replace('<head>', '<head><base target="_blank">'), 200, {
        ...privateHeaders,
        'Content-Security-Policy': policyOfMail,
      }),
    ),
  );
  app.get('/mail/:id/event.ics', (context) =>
    respondWithMail(context, mailCatcher, ({ calendarFile }) =>
      calendarFile === undefined
        ? context.notFound()
        : context.body(calendarFile, 200, { ...privateHeaders, 'Content-Type': 'text/calendar; charset=utf-8' }),
    ),
  );
}

/**
 * Responds as if there were no mail catcher, unless a browser on this machine requests a name of this machine. A site
 * whose name resolves to this machine (DNS rebinding) learns nothing, and neither does a client of a proxy on this
 * machine.
 */
const onlyAtThisMachine = createMiddleware<Env>(async function onlyAtThisMachine(context, next) {
  const { env, req } = context;
  const isHere = isLoopback(env.incoming.socket.remoteAddress) && isLocalName(new URL(req.url).hostname);
  // Browsers say that they keep their connection. nginx since 1.29.7 removes that, and leaves no other trace.
  const isOfBrowser = req.header('connection') !== undefined;
  return isHere && isOfBrowser && !isForwarded(context) ? next() : context.notFound();
});

type Reply = Response | Promise<Response>;

function respondWithMail(context: Context<Env>, mailCatcher: MailCatcher, write: (mail: KeptMail) => Reply): Reply {
  const mail = mailCatcher.find(context.req.param('id') ?? '');
  return mail ? write(mail) : context.notFound();
}
