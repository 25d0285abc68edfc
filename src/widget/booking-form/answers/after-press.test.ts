import { fireEvent } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAfterPress } from './after-press.ts';

let widget: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  widget = new AbortController();
});

afterEach(() => {
  widget.abort();
  vi.useRealTimers();
});

test('acts at once while nothing is pressed', () => {
  const act = vi.fn();
  createAfterPress(widget.signal)(act);
  expect(act).toHaveBeenCalledOnce();
});

test('waits until the target of a click is certain', () => {
  const happened: string[] = [];
  const afterPress = createAfterPress(widget.signal);
  fireEvent.pointerDown(document.body);
  afterPress(() => happened.push('left'));
  fireEvent.pointerUp(document.body);
  fireEvent.mouseUp(document.body);
  expect(happened).toEqual([]);
  fireEvent.click(document.body);
  expect(happened).toEqual(['left']);
});

test('waits for the mouse events that follow those of a finger', () => {
  const act = vi.fn();
  const afterPress = createAfterPress(widget.signal);
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  fireEvent.mouseDown(document.body);
  afterPress(act);
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  fireEvent.mouseUp(document.body);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});
