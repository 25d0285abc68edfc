import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { locale, setLocale } from '../words/index.ts';
import { useProfileLanguage } from './use-profile-language.ts';

afterEach(async () => {
  cleanup();
  await setLocale(['en']);
});

test('shows the profile’s language rather than the browser’s', async () => {
  await setLocale(['en-GB']);
  render(<WithLanguage tag="de" />);
  await waitFor(() => expect([locale().language, document.documentElement.lang]).toEqual(['de', 'de']));
});

test('returns to the browser’s language when the profile no longer names one', async () => {
  await setLocale(['en-GB']);
  const { rerender } = render(<WithLanguage tag="de" />);
  await waitFor(() => expect(locale().language).toBe('de'));
  rerender(<WithLanguage tag={undefined} />);
  await waitFor(() => expect(locale().language).toBe('en'));
});

function WithLanguage({ tag }: { readonly tag: string | undefined }) {
  useProfileLanguage(tag);
  return null;
}
