import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusalError } from '../testing/index.ts';
import { setLocale } from '../words/index.ts';
import { Field, FormDialog, fieldError, TextInput, useAction } from './index.ts';

beforeEach(() => setLocale(['en-GB']));
afterEach(cleanup);

const wrongNames = { first_name: ['is missing'], last_name: ['is missing'] };

/** A dialog with three fields, which sends them by `send`. */
function Invitation({ send }: { readonly send: () => Promise<unknown> }) {
  const action = useAction(send);
  return (
    <FormDialog title="Invite" action={action} onClose={() => undefined}>
      {['email', 'first_name', 'last_name'].map((name) => (
        <Field key={name} label={name} error={fieldError(action.error, name)}>
          {(control) => <TextInput {...control} value="" onValue={() => undefined} />}
        </Field>
      ))}
    </FormDialog>
  );
}

async function sendFrom(field: string, send: () => Promise<unknown>): Promise<void> {
  render(<Invitation send={send} />);
  screen.getByLabelText(field).focus();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await screen.findByRole('alert');
}

test('focuses the first field that the server refuses', async () => {
  await sendFrom('email', () => Promise.reject(refusalError('validation_failed', { errors: wrongNames })));
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('first_name'));
});

test('keeps the focus when a request fails for another reason than a field', async () => {
  await sendFrom('email', () => Promise.reject(refusalError('access_denied')));
  expect(document.activeElement).toBe(screen.getByLabelText('email'));
});

test('leaves the focus if the person moved it before the server refuses', async () => {
  await sendFrom('email', async () => {
    screen.getByLabelText('last_name').focus();
    throw refusalError('validation_failed', { errors: wrongNames });
  });
  expect(document.activeElement).toBe(screen.getByLabelText('last_name'));
});
