import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Select } from './index.ts';

afterEach(cleanup);

test('writes each option in its own direction', () => {
  const choices = [{ value: '1', label: '30-minute meeting' }];
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
  expect(screen.getByRole('option', { name: '30-minute meeting' }).dir).toBe('auto');
});
