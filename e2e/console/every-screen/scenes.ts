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
  readonly act?: (page: Page, say: Say) => Promise<void>;
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
  const json = { success: true, data: [connectedCalendar] };
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

type Scenes = readonly (Pick<Scene, 'name' | 'act'> & { readonly path?: string })[];

/** The scenes of screens whose addresses do not depend on the account. */
const fixedScenes: Readonly<Record<string, Scenes>> = {
  '/more': [{ name: 'list', path: '/more' }],
  '/welcome': [
    { name: 'hours', path: '/welcome' },
    {
      name: 'link',
      async act(page, say) {
        await button('Save and continue')(page, say);
        await button('Save and continue')(page, say);
        await button('Skip for now')(page, say);
        await page.getByRole('button', { name: say('Make a test booking') }).waitFor();
      },
    },
  ],
  '/settings': [
    { name: 'profile', path: '/settings' },
    { name: 'unsaved', act: fillFirst('Augusta Ada') },
  ],
  '/settings/security': [{ name: 'devices', path: '/settings/security' }],
  '/settings/people': [
    { name: 'people', path: '/settings/people' },
    { name: 'invite', act: button('Invite somebody') },
    { name: 'remove', act: async (page) => page.locator('main li .icon-button').first().click() },
  ],
  '/settings/branding': [
    { name: 'branding', path: '/settings/branding' },
    { name: 'unsaved', act: fillFirst('Lovelace & Partners') },
  ],
  '/settings/keys': [
    { name: 'keys', path: '/settings/keys' },
    { name: 'new', act: button('New API key') },
    { name: 'revoke', act: async (page, say) => page.getByText(say('Revoke'), { exact: true }).first().click() },
  ],
  '/settings/webhooks': [
    { name: 'webhooks', path: '/settings/webhooks' },
    { name: 'new', act: button('Add webhook') },
    { name: 'remove', act: inMenu('Remove webhook') },
  ],
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
      { name: 'refused', act: button('Book') },
      { name: 'any time', act: button('Any time') },
    ],
    '/bookings/:id': [
      { name: 'ahead', path: `/bookings/${bookings.ahead}` },
      { name: 'past', path: `/bookings/${bookings.past}` },
      { name: 'canceled', path: `/bookings/${bookings.canceled}` },
      { name: 'reschedule', act: button('Reschedule') },
      {
        name: 'reschedule to any time',
        async act(page, say) {
          await button('Reschedule')(page, say);
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: say('Any time') }).click();
          await dialog.locator('input[type="time"]').fill('20:05');
        },
      },
      { name: 'reschedule beyond the end of bookings', act: openTimesBeyondTheEnd },
      {
        name: 'reassign',
        async act(page, say) {
          await button('Reassign')(page, say);
          await page.getByRole('dialog').locator('option').nth(1).waitFor({ state: 'attached' });
        },
      },
      { name: 'cancel', act: button('Cancel booking') },
      {
        name: 'unsaved, then leave',
        async act(page) {
          await page.locator('textarea').first().fill('Bring the contract');
          await page.locator('.navigation a[href$="/event-types"]').click();
        },
      },
    ],
    '/calendars': [
      { name: 'none', path: '/calendars' },
      { name: 'connect', act: button('Add calendar') },
      { name: 'connected', act: openConnectedCalendar },
    ],
    '/contacts': [
      { name: 'all', path: '/contacts' },
      { name: 'nobody found', path: '/contacts?q=zzzz' },
    ],
    '/contacts/:id': [
      { name: 'person', path: `/contacts/${contact}` },
      { name: 'merge', act: inMenu('Merge contacts') },
      { name: 'delete', act: inMenu('Delete contact') },
    ],
    '/event-types': [
      { name: 'all', path: '/event-types' },
      { name: 'archived', act: button('Archived') },
      { name: 'new', act: button('New event type') },
      { name: 'menu', act: async (page) => page.locator('main [popovertarget]').first().click() },
    ],
    '/event-types/:id': [
      { name: 'editor', path: `/event-types/${eventType}` },
      { name: 'unsaved', act: fillFirst('Introductory call about your plans') },
      { name: 'question', act: button('Add question') },
      {
        name: 'refused',
        async act(page, say) {
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
      { name: 'copy', act: async (page, say) => page.getByText(say('Copy to…'), { exact: true }).first().click() },
      { name: 'days off', act: button('Add days off') },
      { name: 'new schedule', act: button('New schedule') },
    ],
    '/availability/:id': [
      { name: 'week', path: `/availability/${schedule}` },
      { name: 'gone', path: '/availability/999999' },
    ],
    '/embed': [
      { name: 'code', path: '/embed' },
      { name: 'early code', act: async (page) => page.locator('.help summary').first().click() },
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
