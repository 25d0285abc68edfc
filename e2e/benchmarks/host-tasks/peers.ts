import type { Effort } from './keystroke-level.ts';
import type { TaskId } from './tasks.ts';

/** One step: a click, by the name or the place of its target, or a text to type. */
type Step = string | { readonly text: string };

/** The steps of a task from the list of bookings, according to a product's own documentation or tests. */
type PeerTask = { readonly steps: readonly Step[]; readonly source: string };

type Peer = { readonly name: string; readonly tasks: Readonly<Record<TaskId, PeerTask | undefined>> };

/** The day on which the sources were read. */
export const readOn = '2026-11-23';

const calcomTests = (commit: string, file: string) =>
  `[${file}](https://github.com/calcom/cal.com/blob/${commit}/apps/web/playwright/${file})`;
const calcomHelp = (page: string) => `[${page}](https://cal.com/help/${page})`;
const calendlyHelp = (article: string, title: string) =>
  `[${title}](https://help.calendly.com/hc/en-us/articles/${article})`;

const bookingPages = calcomTests('00995fc77163651cb77b806c70c924a7815a5fb1', 'booking-pages.e2e.ts');
const embedTests = calcomTests('03670679c00d600615e8df2bc64545bd51c61646', 'embed-code-generator.e2e.ts');
const changesToEvents = calendlyHelp('223145167', 'Making changes to scheduled events');

/** The products that the console is compared with. A task is undefined if no source describes its steps. */
export const peers: readonly Peer[] = [
  {
    name: 'Cal.com',
    tasks: {
      hours: undefined,
      dayOff: {
        steps: [
          'Availability',
          'the schedule',
          'Add an override',
          'the next month',
          'the day',
          'Mark unavailable',
          'Save override',
          'Close',
          'Save',
        ],
        source: calcomTests('01fb3a70cf4bb75db4509d6cb7d28ccdd354d74a', 'availability.e2e.ts'),
      },
      link: {
        steps: ['Event types', 'the event type', 'Copy link'],
        source: '[Event types](https://docs.cal.com/deep-dives/event-types)',
      },
      move: {
        steps: ['the menu of the booking', 'Reschedule', 'the day', 'the time', 'Reschedule'],
        source: bookingPages,
      },
      cancel: {
        steps: ['Cancel', 'the reason', { text: 'I am ill' }, 'Cancel'],
        source: bookingPages,
      },
      question: {
        steps: [
          ...['Event types', 'the event type', 'Advanced', 'Add a question', 'the type', 'Short text'],
          ...['the identifier', { text: 'company' }, 'the label', { text: 'Company?' }, 'Save', 'Save'],
        ],
        source: calcomTests('03670679c00d600615e8df2bc64545bd51c61646', 'manage-booking-questions.e2e.ts'),
      },
      buffer: {
        steps: ['Event types', 'the event type', 'Limits', 'After event', '15 minutes', 'Update'],
        source: calcomHelp('event-types/how-to-set-buffer'),
      },
      embed: {
        steps: ['Event types', 'the menu of the event type', 'Embed', 'Inline', 'Copy'],
        source: `${calcomHelp('embedding/embed-snippet-generator')}, ${embedTests}`,
      },
      why: undefined,
      duplicate: {
        steps: ['Event types', 'the menu of the event type', 'Duplicate', 'Continue'],
        source: calcomTests('025ed7c81b401e3af01c7a0c00ed0c049c993e9e', 'event-types.e2e.ts'),
      },
    },
  },
  {
    name: 'Calendly',
    tasks: {
      hours: {
        steps: ['Availability', 'the start on Monday', '10:00'],
        source: calendlyHelp('14074797893143', 'How to set your availability'),
      },
      dayOff: {
        steps: ['Availability', 'Add a date override', 'the next month', 'the day', 'Remove the hours', 'Apply'],
        source: calendlyHelp('7889523000599', 'Best practices for vacation and time off'),
      },
      link: undefined,
      move: { steps: ['Details', 'Reschedule', 'the day', 'the time', 'Confirm'], source: changesToEvents },
      cancel: { steps: ['Details', 'Cancel', 'the message', { text: 'I am ill' }, 'Confirm'], source: changesToEvents },
      question: undefined,
      buffer: {
        steps: [
          ...['Event types', 'the event type', 'More options', 'Limits and buffers', 'Set buffer time'],
          ...['After the event', '15 minutes', 'Save changes'],
        ],
        source: calendlyHelp('14048208107287', 'How to use buffers'),
      },
      embed: undefined,
      why: {
        steps: ['Event types', 'the booking page', 'Troubleshoot', 'the day'],
        source: '[Frequently asked questions](https://help.calendly.com/hc/en-us)',
      },
      duplicate: undefined,
    },
  },
];

/** Counts the effort of steps. */
export function effortOf(steps: readonly Step[]): Effort {
  const texts = steps.filter((step) => typeof step !== 'string').map(({ text }) => text);
  return { clicks: steps.length - texts.length, keys: texts.join('').length, typings: texts.length };
}

/** Writes steps for people: the names of targets, and typed texts in quotation marks. */
export function writeSteps(steps: readonly Step[]): string {
  return steps.map((step) => (typeof step === 'string' ? step : `“${step.text}”`)).join(' → ');
}
