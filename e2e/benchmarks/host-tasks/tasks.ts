import { expect } from 'playwright/test';
import type { Hand } from './hand.ts';
import { canceled, moved, type Scene } from './scene.ts';

export type TaskId =
  | 'hours'
  | 'dayOff'
  | 'link'
  | 'move'
  | 'cancel'
  | 'question'
  | 'buffer'
  | 'embed'
  | 'why'
  | 'duplicate';

/** One of a host's usual tasks. */
export type HostTask = {
  readonly id: TaskId;
  readonly name: string;
  /** Does the task, from the list of bookings, until the console says that it is done. */
  readonly run: (hand: Hand, scene: Scene) => Promise<void>;
};

/** The hours within an input for a time. */
const hourOfTime = { x: 16, y: 16 };

/** A host's ten usual tasks, in the order of the benchmarks page. The last one would change the others. */
export const hostTasks: readonly HostTask[] = [
  {
    id: 'hours',
    name: 'open on Mondays from 10:00 instead of 9:00',
    async run(hand) {
      const { page } = hand;
      await openScreen(hand, 'Availability');
      await hand.click(page.getByLabel('Monday, from'), hourOfTime);
      await hand.type('10');
      await save(hand);
      await expect(page.getByLabel('Monday, from')).toHaveValue('10:00');
    },
  },
  {
    id: 'dayOff',
    name: 'take a day of next month off',
    async run(hand, { dayOff }) {
      const { page } = hand;
      await openScreen(hand, 'Availability');
      await hand.click(page.getByRole('button', { name: 'Next month' }));
      await hand.click(page.getByRole('button', { name: dayOff.toFormat('d MMMM yyyy') }));
      await hand.click(page.getByRole('button', { name: 'Done' }));
      await save(hand);
    },
  },
  {
    id: 'link',
    name: 'copy the link of an event type',
    async run(hand) {
      await openScreen(hand, 'Event types');
      await hand.click(hand.page.getByRole('button', { name: 'Copy link' }));
      await expectClipboard(hand, /\/ada-lovelace\/30-minute-meeting$/);
    },
  },
  {
    id: 'move',
    name: 'move a booking to the next day',
    async run(hand, { newDay }) {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: moved }));
      await hand.click(page.getByRole('button', { name: 'Reschedule' }));
      const dialog = page.getByRole('dialog');
      await hand.click(dialog.getByRole('button', { name: newDay.toFormat('d MMMM') }));
      await hand.click(dialog.getByRole('button', { name: '14:00' }));
      await hand.click(dialog.getByRole('button', { name: 'Reschedule' }));
      await expect(page.locator('.notice').getByText(/^Rescheduled to .*14:00/)).toBeVisible();
    },
  },
  {
    id: 'cancel',
    name: 'cancel a booking because “I am ill”',
    async run(hand) {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: canceled }));
      await hand.click(page.getByRole('button', { name: 'Cancel booking' }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(/^Reason/)).toBeFocused();
      await hand.type('I am ill');
      await hand.click(dialog.getByRole('button', { name: 'Cancel booking' }));
      await expect(page.locator('.notice').getByText(/^Canceled\./)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Details' })).toContainText('I am ill');
    },
  },
  {
    id: 'question',
    name: 'ask a required question, “Company?”',
    async run(hand) {
      const { page } = hand;
      await openEventType(hand);
      await hand.click(page.getByRole('button', { name: 'Add question' }));
      const dialog = page.getByRole('dialog');
      await hand.click(dialog.getByLabel('Question', { exact: true }));
      await hand.type('Company?');
      await hand.click(dialog.getByText('An answer is required'));
      await hand.click(dialog.getByRole('button', { name: 'Done' }));
      await save(hand);
      await expect(page.getByRole('listitem').filter({ hasText: 'Company?' })).toContainText('required');
    },
  },
  {
    id: 'buffer',
    name: 'keep 15 minutes free after each meeting',
    async run(hand) {
      const { page } = hand;
      await openEventType(hand);
      await hand.click(page.getByLabel('Buffer after', { exact: true }));
      await hand.type('15');
      await save(hand);
      await expect(page.getByLabel('Buffer after', { exact: true })).toHaveValue('15');
    },
  },
  {
    id: 'embed',
    name: 'copy the code that puts it on a web page',
    async run(hand) {
      await openScreen(hand, 'Embed & API');
      await hand.click(hand.page.getByRole('button', { name: 'Copy code' }));
      await expectClipboard(hand, /<sched-booking event-type="ada-lovelace\/30-minute-meeting">/);
    },
  },
  {
    id: 'why',
    name: 'find out why no time is offered tomorrow',
    async run(hand) {
      const { page } = hand;
      await openScreen(hand, 'Event types');
      await hand.click(page.getByRole('button', { name: 'More actions: 30-minute meeting' }));
      await hand.click(page.getByRole('link', { name: 'Why is a time missing?' }));
      await hand.click(page.getByRole('button', { name: 'Next day' }));
      await expect(page.getByText('Too soon: bookings need 3 days of notice.').first()).toBeVisible();
    },
  },
  {
    id: 'duplicate',
    name: 'duplicate an event type',
    async run(hand) {
      const { page } = hand;
      await openScreen(hand, 'Event types');
      await hand.click(page.getByRole('button', { name: 'More actions: 30-minute meeting' }));
      await hand.click(page.getByRole('button', { name: 'Duplicate' }));
      await expect(page.locator('.notice').getByText(/is a copy\. It is off until you turn it on\.$/)).toBeVisible();
    },
  },
];

async function openScreen(hand: Hand, name: string): Promise<void> {
  await hand.click(hand.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }));
}

async function openEventType(hand: Hand): Promise<void> {
  await openScreen(hand, 'Event types');
  await hand.click(hand.page.getByRole('main').getByRole('link', { name: '30-minute meeting' }));
}

async function save(hand: Hand): Promise<void> {
  await hand.click(hand.page.getByRole('button', { name: 'Save' }));
  await expect(hand.page.getByText(/^Saved \d/).first()).toBeVisible();
}

async function expectClipboard({ page }: Hand, content: RegExp): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(content);
}
