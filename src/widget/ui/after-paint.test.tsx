import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { useAfterPaint } from './index.ts';

test('keeps the previous value for one paint, but only if the cause changes', () => {
  const drawn: string[] = [];
  function Times({ of, month }: { of: string; month: string }) {
    drawn.push(useAfterPaint(of, month));
    return null;
  }
  const { rerender } = render(<Times of="Monday" month="May" />);
  rerender(<Times of="Tuesday" month="May" />);
  expect(drawn).toEqual(['Monday', 'Tuesday']);
  rerender(<Times of="Wednesday" month="June" />);
  expect(drawn).toEqual(['Monday', 'Tuesday', 'Tuesday', 'Wednesday']);
});
