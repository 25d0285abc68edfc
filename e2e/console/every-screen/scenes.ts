import type { Page } from 'playwright/test';
import { connectedCalendar } from './connected-calendar.ts';
import type { FullAccount } from './full-account.ts';

/** Translates an English text of the console into the language of the page. */
export type Say = (english: string) => string;

/** A state of a screen: its path, and the actions that lead to the state. */
export type Scene = {
  readonly name: string;
  /** The address of its screen in the console's table of screens. */
  readonly pattern: string;
  readonly path: string;
  readonly run?: (page: Page, say: Say) => Promise<void>;
};

const button = (name: string) => async (page: Page, say: Say) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: say(name), exact: true })
    .first()
    .click();
};

const inMenu = (item: string) => async (page: Page, say: Say) => {
  await page.locator('main [popovertarget]').first().click();
  await page.locator('main .menu-list').getByText(say(item), { exact: true }).first().click();
};

const fillFirst = (text: string) => async (page: Page) => {
  await page.locator('main .field input:not([type="checkbox"])').first().fill(text);
};

/** Shows a connected calendar, and opens its menu. */
async function openConnectedCalendar(page: Page): Promise<void> {
  const session = await page.request.get(new URL('/console/api/session', page.url()).href);
  const { user } = (await session.json()).data;
  const json = { success: true, data: [{ ...connectedCalendar, user_id: user.id }] };
  await page.route('**/console/api/v1/calendars', (route) => route.fulfill({ json }));
  await page.reload();
  await page.locator('main .card [popovertarget]').click();
}

/** Opens the times of a month after the last day that can be booked. */
async function openTimesBeyondTheEnd(page: Page, say: Say): Promise<void> {
  await button('Reschedule')(page, say);
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: say('Next month'), exact: true });
  for (let months = 0; months < 3; months += 1) await next.click();
  await dialog.locator('.slot-picker > .muted').waitFor();
}

type Scenes = readonly (Pick<Scene, 'name' | 'run'> & { readonly path?: string })[];

/** The scenes of screens whose addresses do not depend on the account. */
const fixedScenes: Readonly<Record<string, Scenes>> = {
  '/more': [{ name: 'list', path: '/more' }],
  '/welcome': [
    { name: 'hours', path: '/welcome' },
    {
      name: 'link',
      async run(page, say) {
        await button('Save and continue')(page, say);
        await button('Save and continue')(page, say);
        await button('Skip for now')(page, say);
        await page.getByRole('button', { name: say('Make a test booking') }).waitFor();
      },
    },
  ],
  '/settings': [
    { name: 'profile', path: '/settings' },
    { name: 'unsaved', run: fillFirst('Augusta Ada') },
  ],
  '/settings/security': [{ name: 'devices', path: '/settings/security' }],
  '/settings/people': [
    { name: 'people', path: '/settings/people' },
    { name: 'invite', run: button('Invite someone') },
    { name: 'remove', run: async (page) => page.locator('main li .icon-button').first().click() },
  ],
  '/settings/branding': [
    { name: 'branding', path: '/settings/branding' },
    { name: 'unsaved', run: fillFirst('Lovelace & Partners') },
  ],
  '/settings/keys': [
    { name: 'keys', path: '/settings/keys' },
    { name: 'new', run: button('New API key') },
    { name: 'revoke', run: async (page, say) => page.getByText(say('Revoke'), { exact: true }).first().click() },
  ],
  '/settings/webhooks': [
    { name: 'webhooks', path: '/settings/webhooks' },
    { name: 'new', run: button('Add webhook') },
    { name: 'remove', run: inMenu('Remove webhook') },
  ],
  '/settings/mail': [{ name: 'off', path: '/settings/mail' }],
  '/settings/journal': [{ name: 'changes', path: '/settings/journal' }],
  '/settings/data': [{ name: 'account', path: '/settings/data' }],
};

/**
 * Returns the scenes of every screen, by its address in the console's table of screens. A test there finds screens
 * without scenes. A scene without its own path uses the first path of its screen.
 */
function scenesOf({
  eventType,
  schedule,
  contact,
  bookings,
}: Omit<FullAccount, 'server'>): Readonly<Record<string, Scenes>> {
  return {
    '/': [
      { name: 'upcoming', path: '/' },
      { name: 'past', path: '/?show=past' },
      { name: 'canceled', path: '/?show=canceled' },
      { name: 'nothing found', path: '/?q=nobody' },
    ],
    '/bookings/new': [
      { name: 'empty form', path: '/bookings/new' },
      { name: 'refused', run: button('Book') },
      { name: 'any time', run: button('Any time') },
    ],
    '/bookings/:id': [
      { name: 'ahead', path: `/bookings/${bookings.ahead}` },
      { name: 'past', path: `/bookings/${bookings.past}` },
      { name: 'canceled', path: `/bookings/${bookings.canceled}` },
      { name: 'reschedule', run: button('Reschedule') },
      {
        name: 'reschedule to any time',
        async run(page, say) {
          await button('Reschedule')(page, say);
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: say('Any time') }).click();
          await dialog.locator('input[type="time"]').fill('20:05');
        },
      },
      { name: 'reschedule beyond the end of bookings', run: openTimesBeyondTheEnd },
      {
        name: 'reassign',
        async run(page, say) {
          await button('Reassign')(page, say);
          await page.getByRole('dialog').locator('option').nth(1).waitFor({ state: 'attached' });
        },
      },
      { name: 'cancel', run: button('Cancel booking') },
      {
        name: 'unsaved, then leave',
        async run(page) {
          await page.locator('textarea').first().fill('Bring the contract');
          await page.locator('.navigation a[href$="/event-types"]').click();
        },
      },
    ],
    '/calendars': [
      { name: 'none', path: '/calendars' },
      { name: 'connect', run: button('Add calendar') },
      { name: 'connected', run: openConnectedCalendar },
    ],
    '/contacts': [
      { name: 'all', path: '/contacts' },
      { name: 'nobody found', path: '/contacts?q=zzzz' },
    ],
    '/contacts/:id': [
      { name: 'person', path: `/contacts/${contact}` },
      { name: 'merge', run: inMenu('Merge contacts') },
      { name: 'delete', run: inMenu('Delete contact') },
    ],
    '/event-types': [
      { name: 'all', path: '/event-types' },
      { name: 'archived', run: button('Archived') },
      { name: 'new', run: button('New event type') },
      { name: 'menu', run: async (page) => page.locator('main [popovertarget]').first().click() },
    ],
    '/event-types/:id': [
      { name: 'editor', path: `/event-types/${eventType}` },
      { name: 'unsaved', run: fillFirst('Introductory call about your plans') },
      { name: 'question', run: button('Add question') },
      {
        name: 'confirmation',
        async run(page, say) {
          await button('Preview confirmation')(page, say);
          await page.getByRole('dialog').locator('iframe').waitFor();
        },
      },
      {
        name: 'refused',
        async run(page, say) {
          await fillFirst('')(page);
          await page.getByRole('button', { name: say('Save'), exact: true }).click();
        },
      },
    ],
    '/why/:eventType/:date': [
      { name: 'busy day', path: `/why/${eventType}/2026-11-24` },
      { name: 'closed day', path: `/why/${eventType}/2026-12-25` },
    ],
    '/availability': [
      { name: 'week', path: '/availability' },
      { name: 'copy', run: async (page, say) => page.getByText(say('Copy to…'), { exact: true }).first().click() },
      { name: 'days off', run: button('Add days off') },
      { name: 'new schedule', run: button('New schedule') },
    ],
    '/availability/:id': [
      { name: 'week', path: `/availability/${schedule}` },
      { name: 'gone', path: '/availability/999999' },
    ],
    '/embed': [
      { name: 'code', path: '/embed' },
      { name: 'early code', run: async (page) => page.locator('.help summary').first().click() },
    ],
    '/embed/:eventType': [{ name: 'code', path: `/embed/${eventType}` }],
    ...fixedScenes,
  };
}

/** Returns all scenes as one list, each with its path and a unique name. */
export function listScenes(account: FullAccount): readonly Scene[] {
  return Object.entries(scenesOf(account)).flatMap(([pattern, scenes]) =>
    scenes.map(({ path, ...scene }) => ({
      ...scene,
      pattern,
      name: `${pattern}, ${scene.name}`,
      path: path ?? scenes[0]?.path ?? pattern,
    })),
  );
}

const nobody = { ahead: '', past: '', canceled: '', mine: '' };

/** The address of every screen. */
export const screenPatterns = Object.keys(scenesOf({ eventType: 0, schedule: 0, contact: '', bookings: nobody }));
