import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { errorsByPath } from '../validation-errors.ts';
import { EventDraft } from './event.ts';

describe('the draft of an event', () => {
  const draft = { event_type_id: 42, start: '2026-04-07T09:30:00+02:00', timezone: 'Europe/Berlin', answers: {} };

  it('reads the start of an event as an instant', () => {
    expect(v.parse(EventDraft, draft)).toMatchObject({
      start: Date.UTC(2026, 3, 7, 7, 30),
      metadata: {},
    });
  });

  it.each([
    [{ ...draft, start: '2026-04-07T09:30:00' }, 'start'],
    [{ ...draft, start: 1_775_547_000_000 }, 'start'],
    [{ ...draft, duration: 1.5 }, 'duration'],
    [{ ...draft, answers: { company: 5 } }, 'answers.company'],
    [{ ...draft, answers: ['a'] }, 'answers'],
    [{ ...draft, metadata: { a: 1 } }, 'metadata.a'],
    [{ ...draft, metadata: ['a'] }, 'metadata'],
    [{ ...draft, account_id: 1 }, 'account_id'],
    [[], 'event_type_id'],
    [null, 'body'],
  ])('refuses the event %j at the path of the fault', (body, path) => {
    expect(Object.keys(errorsOf(EventDraft, body))).toContain(path);
  });

  it('keeps answers named __proto__ from polluting prototypes', () => {
    const hostile = JSON.parse('{"__proto__": {"polluted": true}}');
    const result = v.safeParse(EventDraft, { ...draft, answers: hostile });
    expect(result.success && 'polluted' in result.output.answers).toBe(false);
    expect('polluted' in {}).toBe(false);
  });
});

function errorsOf(schema: v.GenericSchema, input: unknown): Record<string, string[]> {
  const result = v.safeParse(schema, input);
  return result.success ? {} : errorsByPath(result.issues);
}
