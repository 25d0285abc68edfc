import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleEventType } from '../../../testing/index.ts';
import { Announcer } from '../../../ui/index.ts';
import { setLocale } from '../../../words/index.ts';
import { type EditedSettings, type Question, settingsOf } from '../settings.ts';
import { words } from '../words/index.ts';
import { Questions } from './index.ts';

beforeEach(async () => {
  await setLocale(['en-GB']);
  await words.load('en');
});
afterEach(cleanup);

function question(id: number, label: string): Question {
  const rest = { placeholder: '', is_required: false, is_active: true, options: [] };
  return { id, identifier: label.toLowerCase(), label, type: 'text', ...rest };
}

const [company, phone, budget] = [question(1, 'Company'), question(2, 'Phone'), question(3, 'Budget')];

/** Lists these questions. Returns the view, and the function that it calls with changes. */
function list(questions: readonly Question[]) {
  const set = vi.fn<(change: Partial<EditedSettings>) => void>();
  const settings = { ...settingsOf({ ...sampleEventType(), fields: [], hosts: [] }), questions };
  const nothing = () => undefined;
  const draft = { value: settings, changed: [], isChanged: false, set, discard: nothing, settle: nothing };
  return { set, view: <Questions draft={draft} /> };
}

/** Opens the dialog of "Phone", reads other questions from the server, and finishes. Returns the new questions. */
function renameWhile(next: readonly Question[]): readonly Question[] | undefined {
  const { rerender } = render(list([company, phone]).view);
  fireEvent.click(screen.getByRole('button', { name: /^Edit “Phone”/ }));
  fireEvent.input(screen.getByLabelText('Question'), { target: { value: 'Mobile phone' } });
  const { set, view } = list(next);
  rerender(view);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  return set.mock.lastCall?.[0].questions;
}

const renamedPhone = { ...phone, label: 'Mobile phone' };

test('changes the question that was opened, though the list was reordered in the meantime', () => {
  expect(renameWhile([phone, budget, company])).toEqual([renamedPhone, budget, company]);
});

test('adds the question that was opened if it was removed in the meantime', () => {
  const { id: _, ...newPhone } = renamedPhone;
  expect(renameWhile([company])).toEqual([company, newPhone]);
});

test('announces the new position of a question that was moved', async () => {
  render(
    <>
      <Announcer />
      {list([company, phone, budget]).view}
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Move “Budget” up' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Budget, position 2 of 3'));
});
