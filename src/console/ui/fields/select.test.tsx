import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { type Choice, Select } from './index.ts';

afterEach(cleanup);

function select(choices: readonly Choice[]): void {
  render(
    <Select
      id="type"
      describedBy={undefined}
      isInvalid={false}
      value="1"
      choices={choices}
      onValue={() => undefined}
    />,
  );
}

test('writes each option in its own direction', () => {
  select([{ value: '1', label: '30-minute meeting' }]);
  expect(screen.getByRole('option', { name: '30-minute meeting' }).dir).toBe('auto');
});

test('marks the language of an option that is named in another one', () => {
  select([{ value: 'da', label: 'dansk', lang: 'da' }]);
  expect(screen.getByRole('option', { name: 'dansk' }).lang).toBe('da');
});
