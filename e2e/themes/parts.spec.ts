import { expect, journey, openPopup, openThemed, type Step, walk } from './themed-page.ts';

/** The parts, in the order of the page's rules. If several rules match one element, the last one wins. */
const parts = [
  ...['calendar', 'slots', 'form', 'confirmation', 'month-title', 'previous-month', 'next-month', 'day', 'slot'],
  ...['timezone', 'field', 'label', 'input', 'error', 'submit'],
  ...['day-unavailable', 'day-today', 'day-selected', 'slot-selected'],
];

const css = parts.map((part, n) => `sched-booking::part(${part}) { background: rgb(${n + 1}, 200, 200) }`).join('\n');

const selectTime = [
  'calendar',
  'month-title',
  'previous-month',
  'next-month',
  'slots',
  'slot',
  'slot-selected',
  'timezone',
];
const days = ['day', 'day-selected', 'day-unavailable'];
const detailsForm = ['form', 'label', 'field', 'input', 'submit'];

const seenAt: Record<Step, readonly string[]> = {
  month: [...selectTime, ...days],
  week: selectTime,
  column: selectTime,
  form: [...detailsForm, 'error'],
  done: ['confirmation'],
  moving: ['form', 'submit'],
  canceling: detailsForm,
};

for (const mode of ['inline', 'popup'] as const) {
  journey(`a page can style every part at every step (mode ${mode})`, async ({ page, server }) => {
    const invitee = await openThemed(page, server, { css, attributes: `mode="${mode}"` });
    if (mode === 'popup') await openPopup(page);
    const styled = async () => {
      await page.mouse.move(0, 0);
      await invitee.settle();
      return invitee.widget.evaluate(stylesOfParts, parts);
    };
    await invitee.day('2 December 2026').click();
    expect((await styled()).seen).toContain('day-today');
    await walk(invitee, mode === 'popup' ? '14:00' : '14:30', async (step) => {
      const { seen, unstyled } = await styled();
      expect(unstyled, step).toEqual([]);
      expect(seen.filter((part) => part !== 'day-today').sort(), step).toEqual([...seenAt[step]].sort());
    });
  });
}

/** Runs in the page. Returns the parts that have the styles of the page, and the elements that do not. */
function stylesOfParts(widget: Element, order: readonly string[]): { seen: string[]; unstyled: string[] } {
  const [seen, unstyled] = [new Set<string>(), [] as string[]];
  for (const element of widget.shadowRoot?.querySelectorAll('[part]') ?? []) {
    const names = [...element.part];
    const last = Math.max(...names.map((name) => order.indexOf(name)));
    const isStyled = getComputedStyle(element).backgroundColor === `rgb(${last + 1}, 200, 200)`;
    if (isStyled) for (const name of names) seen.add(name);
    else unstyled.push(`${names.join(' ')}: ${getComputedStyle(element).backgroundColor}`);
  }
  return { seen: [...seen], unstyled };
}
