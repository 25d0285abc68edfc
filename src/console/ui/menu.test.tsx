import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

const windowHeight = 640;
const items = ['Open', 'Duplicate', 'Archive'].map((label) => ({ label, onSelect: () => undefined }));

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(windowHeight);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['below its button', 100, { top: '142px', bottom: 'auto' }],
  ['above its button where there is no room below', 590, { top: 'auto', bottom: '54px' }],
])('opens a menu %s', (_, top, expected) => {
  render(<Menu items={items} label="More actions" />);
  const button = screen.getByRole('button', { name: 'More actions' });
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 38, 38));
  fireEvent.click(button);
  const { style } = document.querySelector<HTMLElement>('.menu-list') ?? {};
  expect({ top: style?.top, bottom: style?.bottom }).toEqual(expected);
});
