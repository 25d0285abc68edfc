import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { useAfterPaint } from './index.ts';

test('keeps the previous value for one paint, but only if the cause changes', () => {
  const values: string[] = [];
  function Times({ of, month }: { of: string; month: string }) {
    values.push(useAfterPaint(of, month));
    return null;
  }
  const { rerender } = render(<Times of="Monday" month="May" />);
  rerender(<Times of="Tuesday" month="May" />);
  expect(values).toEqual(['Monday', 'Tuesday']);
  rerender(<Times of="Wednesday" month="June" />);
  expect(values).toEqual(['Monday', 'Tuesday', 'Tuesday', 'Wednesday']);
});
