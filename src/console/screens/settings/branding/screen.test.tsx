import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { Branding } from '../../../../contract/index.ts';
import { leaveConsole, openScreen, refusal } from '../../../testing/index.ts';
import { brandingScreen } from './index.ts';

afterEach(leaveConsole);

const branding: Branding = {
  name: 'Hopper Advice',
  color: '#0f766e',
  logo: '/logos/1/a.png',
  is_listed: false,
  updated_at: '2026-03-02T07:00:00+00:00',
};

async function open(updateBranding: () => Branding | ReturnType<typeof refusal> = () => branding) {
  return openScreen(brandingScreen, '/settings/branding', { replies: { getBranding: () => branding, updateBranding } });
}

test('saves only what was changed', async () => {
  const server = await open();
  fireEvent.input(await screen.findByLabelText(/^Business name/), { target: { value: 'Hopper & Co' } });
  fireEvent.click(screen.getByLabelText('Let search engines list your public pages'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent('updateBranding')).toEqual([{ name: 'Hopper & Co', is_listed: true }]));
});

test('previews pages and an email with unsaved changes', async () => {
  await open();
  fireEvent.input(await screen.findByLabelText(/^Business name/), { target: { value: 'Hopper & Co' } });
  expect(screen.getAllByText('Hopper & Co')).toHaveLength(3);
});

test('removes the logo and the color', async () => {
  const server = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Use the default color' }));
  expect(screen.queryByRole('button', { name: 'Remove logo' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent('updateBranding')).toEqual([{ logo: null, color: null }]));
});

test('shows beside the logo why it was refused', async () => {
  await open(() => refusal('validation_failed', { logo: ['must be a picture of 100,000 bytes or fewer'] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/must be a picture of 100,000 bytes or fewer/)).toBeTruthy();
});

test('says beside the logo that a file could not be read', async () => {
  const readFile = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(this: FileReader) {
    this.dispatchEvent(new Event('error'));
  });
  await open();
  const input = await screen.findByLabelText(/^Your logo/);
  fireEvent.change(input, { target: { files: [new File(['gone'], 'logo.png', { type: 'image/png' })] } });
  expect(await screen.findByText(/^This file could not be read\./)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  readFile.mockRestore();
});

/** Makes the DOM of the tests, which cannot show pictures, read every file as this logo. */
function showPictures(logo: string): void {
  vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(logo);
}

/** Chooses a file, as a browser does: the field has a value until it is cleared. */
function chooseLogo(input: HTMLElement): { value: string } {
  const field = { value: 'logo.png' };
  Object.defineProperty(input, 'value', {
    get: () => field.value,
    set(next: string) {
      field.value = next;
    },
  });
  fireEvent.change(input, { target: { files: [new File(['logo'], 'logo.png', { type: 'image/png' })] } });
  return field;
}

test('lets the same logo be chosen again after it was removed', async () => {
  showPictures('data:image/png;base64,bmV3');
  await open();
  const field = chooseLogo(await screen.findByLabelText(/^Your logo/));
  await screen.findByRole('button', { name: 'Save' });
  await waitFor(() => expect(field.value).toBe(''));
  vi.restoreAllMocks();
});

test('clears the message that a file is not a picture once the changes are discarded', async () => {
  await open();
  const input = await screen.findByLabelText(/^Your logo/);
  fireEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
  vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new Error('not a picture'));
  chooseLogo(input);
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBeNull());
  vi.restoreAllMocks();
});

test('keeps what was typed while the branding was being saved', async () => {
  const server = await open();
  const field = await screen.findByLabelText<HTMLInputElement>(/^Business name/);
  fireEvent.input(field, { target: { value: 'Hopper & Co' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  fireEvent.input(field, { target: { value: 'Hopper & Company' } });
  await waitFor(() => expect(server.received.filter(({ name }) => name === 'getBranding')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull());
  expect(field.value).toBe('Hopper & Company');
});

test('asks about a name that another tab changed meanwhile', async () => {
  const newer = { ...branding, name: 'Hopper Ltd', updated_at: '2026-03-02T08:00:00+00:00' };
  const server = await open(() => ({ ...refusal('changed_meanwhile'), current: newer }));
  fireEvent.input(await screen.findByLabelText(/^Business name/), { target: { value: 'Hopper & Co' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Hopper Ltd')).toBeTruthy();
  const [request] = server.received.filter(({ name }) => name === 'updateBranding');
  expect(request?.headers.get('if-match')).toBe(`"${branding.updated_at}"`);
});
