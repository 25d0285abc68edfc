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

test('acts immediately while nothing is pressed', () => {
  const act = vi.fn();
  createAfterPress(widget.signal).run(act);
  expect(act).toHaveBeenCalledOnce();
});

test('waits until the click of a press is over', () => {
  const happened: string[] = [];
  const afterPress = createAfterPress(widget.signal);
  fireEvent.pointerDown(document.body);
  afterPress.run(() => happened.push('left'));
  fireEvent.pointerUp(document.body);
  fireEvent.mouseUp(document.body);
  fireEvent.click(document.body);
  happened.push('clicked');
  vi.runAllTimers();
  expect(happened).toEqual(['clicked', 'left']);
});

test('acts once when the press is settled', () => {
  const act = vi.fn();
  const afterPress = createAfterPress(widget.signal);
  fireEvent.pointerDown(document.body);
  afterPress.run(act);
  afterPress.settle();
  fireEvent.pointerUp(document.body);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('waits for the mouse events that follow those of a finger', () => {
  const act = vi.fn();
  const afterPress = createAfterPress(widget.signal);
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  fireEvent.mouseDown(document.body);
  afterPress.run(act);
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  fireEvent.mouseUp(document.body);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});
