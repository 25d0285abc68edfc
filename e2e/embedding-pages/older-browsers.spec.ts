import { embeddingJourney, expect } from './embedding-journey.ts';

/**
 * Features that Safari 16.4, the oldest browser we support, lacks. Current releases of Firefox or Chromium lack some of
 * them too.
 */
const newer = [
  ...['URL.canParse', 'URL.parse', 'Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', 'Promise.try'],
  ...[
    'Array.fromAsync',
    'AbortSignal.any',
    'RegExp.escape',
    'Error.isError',
    'Math.sumPrecise',
    'Uint8Array.fromBase64',
  ],
  ...['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map(
    (name) => `Set.prototype.${name}`,
  ),
  ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'].map(
    (name) => `Iterator.prototype.${name}`,
  ),
  ...['getWeekInfo', 'weekInfo', 'getTextInfo', 'getTimeZones', 'getHourCycles'].map(
    (name) => `Intl.Locale.prototype.${name}`,
  ),
  ...['getOrInsert', 'getOrInsertComputed'].map((name) => `Map.prototype.${name}`),
  ...['showPopover', 'hidePopover', 'togglePopover'].map((name) => `HTMLElement.prototype.${name}`),
  ...['checkVisibility', 'setHTMLUnsafe', 'moveBefore', 'computedStyleMap'].map((name) => `Element.prototype.${name}`),
  ...['requestClose', 'closedBy'].map((name) => `HTMLDialogElement.prototype.${name}`),
  ...['Intl.DurationFormat', 'Iterator.from', 'URLSearchParams.prototype.size', 'ArrayBuffer.prototype.transfer'],
  ...[
    'Document.prototype.startViewTransition',
    'Document.parseHTMLUnsafe',
    'Response.json',
    'HTMLScriptElement.supports',
  ],
  ...[
    'Iterator',
    'Temporal',
    'scheduler',
    'navigation',
    'requestIdleCallback',
    'cancelIdleCallback',
    'trustedTypes',
  ].map((name) => `window.${name}`),
  ...['DisposableStack', 'AsyncDisposableStack', 'SuppressedError', 'Float16Array', 'cookieStore', 'URLPattern'].map(
    (name) => `window.${name}`,
  ),
];

// `Symbol.dispose` cannot be deleted, so it is hidden.
const olderBrowser = `<script>
  ${JSON.stringify(newer)}.forEach(function (path) {
    var names = path.split('.'), last = names.pop();
    var owner = names.reduce(function (object, name) { return object && object[name] }, window);
    if (owner && !delete owner[last]) Object.defineProperty(owner, last, { value: undefined });
  });
  var Native = Symbol;
  window.Symbol = new Proxy(() => 0, {
    apply: function (_, self, values) { return Native.apply(self, values) },
    get: function (_, name) { return /dispose/i.test(String(name)) ? undefined : Native[name] },
  });
</script>`;

embeddingJourney('books in a browser as old as Safari 16.4', async ({ visit }) => {
  const { page, invitee, book } = await visit({ name: 'an older browser', head: olderBrowser });
  expect(await page.evaluate(`typeof URL.canParse + typeof Symbol.dispose + typeof Promise.withResolvers`)).toBe(
    'undefinedundefinedundefined',
  );
  await book();
  await expect(invitee.button(/^Reschedule/)).toBeVisible();
  await page.evaluate(`document.querySelector('sched-booking').remove()`);
});

embeddingJourney('links to the redirect address in an older browser', async ({ visit }) => {
  const attributes = 'dry-run redirect-url="https://shop.example/thanks"';
  const { invitee, book } = await visit({ name: 'an older browser', head: olderBrowser, attributes });
  await book('Test mode: nothing was booked.');
  await expect(invitee.widget.locator('a[href^="https://shop.example/thanks?booking_id="]')).toBeVisible();
});
