import { fireEvent } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { BookingFormField } from '../../../contract/index.ts';
import {
  createFakeGateway,
  field,
  leavePage,
  nameAndEmail,
  openWidget,
  problem,
  reachForm,
  sendForm,
} from '../../testing/index.ts';

afterEach(leavePage);

const company = field('text', 'Company', { position: 2, is_required: true });
const topic = field('select', 'Topic', { position: 2, options: ['A', 'B'] });

/** Opens the form, then changes its questions. The first booking is refused because of one of them. */
async function openChangedForm({
  before,
  after,
  refused,
}: Record<'before' | 'after', BookingFormField[]> & { refused: string }) {
  const fields = [...before];
  const gateway = createFakeGateway(fields);
  const widget = openWidget(gateway);
  await reachForm(widget);
  fields.splice(0, fields.length, ...after);
  const errors = { [`answers.${refused}`]: ['is wrong'] };
  gateway.state.refusals = [problem(422, 'validation_failed', { errors })];
  return { gateway, widget };
}

test('asks a required question that was added', async () => {
  const after = [...nameAndEmail, company];
  const { gateway, widget } = await openChangedForm({ before: nameAndEmail, after, refused: 'company' });
  await sendForm(widget);
  expect(await widget.find('region', 'Please check 1 field')).toBe(widget.focused());
  await widget.type('Company', 'Analytical Engines');
  await widget.click('Confirm booking');
  await widget.find('heading', 'You are booked');
  expect(gateway.state.bookings).toMatchObject([{ answers: { company: 'Analytical Engines' } }]);
});

test('books without the answer to a question that was switched off', async () => {
  const before = [...nameAndEmail, topic];
  const { gateway, widget } = await openChangedForm({ before, after: nameAndEmail, refused: 'topic' });
  fireEvent.change(await widget.find('combobox', /Topic/), { target: { value: 'B' } });
  await sendForm(widget);
  await widget.text('The questions have changed. Please check your answers and try again.');
  expect(widget.root().queryByRole('combobox', { name: /Topic/ })).toBeNull();
  await widget.click('Try again');
  await widget.find('heading', 'You are booked');
  expect(gateway.state.bookings.map(({ answers }) => answers)).toEqual([
    { name: 'Ada Example', email: 'ada@example.org' },
  ]);
});

test('says that the questions have changed although they cannot be loaded', async () => {
  const { gateway, widget } = await openChangedForm({ before: nameAndEmail, after: [], refused: 'company' });
  gateway.state.fieldsRefusal = problem(404, 'resource_not_found');
  await sendForm(widget);
  await widget.text('The questions have changed. Please check your answers and try again.');
  expect(await widget.find('textbox', 'Name')).toHaveProperty('value', 'Ada Example');
});
