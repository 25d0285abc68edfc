import type { Page } from 'playwright/test';
import { embeddingJourney, expect } from './embedding-journey.ts';
import { polluters } from './pages/index.ts';

/** The listener of Calendly's own documentation. */
const recipe = `<script>
  ${polluters.prototypeJs}
  var received = window.received = [];
  function isCalendlyEvent(e) { return e.origin === location.origin && e.data.event && e.data.event.indexOf('calendly') === 0 }
  window.addEventListener('message', function (e) { if (isCalendlyEvent(e)) received[received.length] = e.data });
</script>`;

const tagManager = `<script>
  window.dataLayer = window.dataLayer || [];
  function gtag() { dataLayer.push(arguments) }
  gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 });
</script>`;

embeddingJourney('Calendly’s postMessage listener receives a booking, next to Prototype.js', async ({ visit }) => {
  const { page, book, changes } = await visit({ name: 'a recipe', head: recipe, attributes: 'compat="calendly"' });
  await book();
  const messages = await page.evaluate<{ event: string; payload: object }[]>('received');
  expect(messages.map(({ event }) => event)).toEqual([
    'calendly.event_type_viewed',
    'calendly.date_and_time_selected',
    'calendly.event_scheduled',
  ]);
  const id = expect.stringMatching(/\/embed\/v1\/scheduled_events\/[\w-]+$/);
  const invitee = expect.stringMatching(/\/scheduled_events\/([\w-]+)\/invitees\/\1$/);
  expect(messages[2]?.payload).toEqual({ event: { uri: id }, invitee: { uri: invitee } });
  expect(await changes()).toEqual([]);
});

embeddingJourney('data layer receives events only after the visitor consents', async ({ visit }) => {
  const { page, book } = await visit({ name: 'a tag manager', head: tagManager, attributes: 'data-layer' });
  await book();
  const eventNames = () => page.evaluate<string[]>('dataLayer.map(({ event }) => event).filter(Boolean)');
  expect(await eventNames()).toEqual([]);
  await page.evaluate(`gtag('consent', 'update', { analytics_storage: 'granted' })`);
  expect(await eventNames()).toEqual([]);
  await page.evaluate(`document.querySelector('sched-booking').reset()`);
  await book();
  expect(await eventNames()).toEqual(['sched_date_select', 'sched_slot_select', 'sched_booking_successful']);
  expect(await page.evaluate('JSON.stringify(dataLayer)')).not.toMatch(/\bada\b|O'Neil|T\d\d:/i);
});

embeddingJourney('a page without integrations loads none', async ({ visit }) => {
  const loaded: string[] = [];
  const arrange = async (page: Page) => void page.on('request', (request) => loaded.push(request.url()));
  const { book } = await visit({ name: 'no bridge', head: tagManager }, { arrange });
  await book();
  expect(loaded.filter((url) => url.includes('integrations'))).toEqual([]);
  expect(loaded.filter((url) => url.includes('screen'))).toHaveLength(1);
});
