import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../words/index.ts';
import { Tabs } from './parts.tsx';

afterEach(async () => {
  cleanup();
  await setLocale(['en-GB']);
});

test('counts in the numerals of the region of the page', async () => {
  await setLocale(['ar-EG']);
  const tabs = [{ value: 'past', label: 'السابقة', count: 12 }] as const;
  render(<Tabs label="الحجوزات" tabs={tabs} selected="past" onSelect={() => undefined} />);
  expect(screen.getByRole('button').textContent).toBe('السابقة ١٢');
});
