import { batch, effect } from '@preact/signals';
import type { Answers, PublicEvent } from '../../contract/index.ts';
import { checkAnswers } from '../../form/index.ts';
import type { Time } from '../calendar/index.ts';
import type { Failed } from '../queries.ts';
import type { BookingParts } from './booking.ts';
import type { FieldFault, Form } from './filling.ts';
import type { Picking } from './picking.ts';
import { errorDetail, isoOf } from './report.ts';

const answersPath = 'answers.';

/** Creates the act of sending: checks, asks the page, books, and says what became of it. */
export function createSubmit(parts: BookingParts, picking: Picking, form: Form): () => void {
  const { step, answers, faults, submission, refusals } = form;
  const send = createSend(parts, picking, form);
  return function submit() {
    const { value: now } = step;
    if (now.step !== 'filling' || submission.value.state === 'sending') return;
    const checked = checkAnswers(form.fields.value, answers.value);
    faults.value = { ...checked.faults };
    if (Object.keys(checked.faults).length > 0) {
      refusals.value += 1;
      return;
    }
    const slot = { start: isoOf(now.time.start), end: isoOf(now.time.end) };
    if (parts.tell('sched:submit', { slot, answers: checked.answers })) void send(now.time, checked.answers);
  };
}

function createSend(parts: BookingParts, picking: Picking, form: Form) {
  const eventType = parts.settings.peek().eventType;
  const leaving = new AbortController();
  effect(() => () => leaving.abort());
  return async function send(time: Time, answers: Answers): Promise<void> {
    if (eventType === undefined) return;
    form.submission.value = { state: 'sending' };
    const [durationMinutes, timezone] = [picking.durationMinutes.value, picking.zone.value];
    const wish = { eventType, start: isoOf(time.start), durationMinutes, timezone, answers };
    try {
      const reply = await parts.gateway.book(wish, leaving.signal);
      if (reply.ok) finish(parts, picking, form, { event: reply.data, answers });
      else fail(parts, form, reply.failed);
    } catch (error) {
      // Only an abort rejects, and then nobody is there to be told.
      if (!leaving.signal.aborted) throw error;
    }
  };
}

type Booked = { readonly event: PublicEvent; readonly answers: Answers };

function finish({ gateway, tell }: BookingParts, picking: Picking, form: Form, { event, answers }: Booked): void {
  void gateway.refreshTimes();
  const eventType = picking.eventType.value;
  const title = eventType.state === 'ready' ? eventType.data.title : '';
  const { id, start, end, status, timezone, event_type_id: eventTypeId } = event;
  const detail = { id, title, start, end, eventTypeId, status, timezone, answers, metadata: {} };
  const mayThank = tell('sched:booking-successful', detail);
  batch(() => {
    form.submission.value = { state: 'idle' };
    form.step.value = mayThank ? { step: 'done', event } : { step: 'picking' };
  });
}

function fail({ gateway, tell }: BookingParts, { fields, faults, refusals, submission }: Form, failed: Failed): void {
  tell('sched:error', errorDetail(failed));
  if (failed.kind !== 'refused') {
    submission.value = { state: 'failed', failed };
  } else if (failed.code === 'slot_unavailable') {
    submission.value = { state: 'taken' };
    void gateway.refreshTimes();
  } else {
    const said = saidFaults(failed.errors, new Set(fields.value.map(({ identifier }) => identifier)));
    const isAtFields = Object.keys(said).length > 0;
    batch(() => {
      faults.value = said;
      refusals.value += isAtFields ? 1 : 0;
      submission.value = isAtFields ? { state: 'idle' } : { state: 'failed', failed };
    });
  }
}

/** Returns what the server says about fields that are asked, by identifier. */
function saidFaults(
  errors: Readonly<Record<string, readonly string[]>>,
  asked: ReadonlySet<string>,
): Record<string, FieldFault> {
  const said: Record<string, FieldFault> = {};
  for (const [path, sentences] of Object.entries(errors)) {
    const identifier = path.startsWith(answersPath) ? path.slice(answersPath.length).split('.')[0] : undefined;
    if (identifier !== undefined && asked.has(identifier))
      said[identifier] = { kind: 'said', sentence: sentences.join(' ') };
  }
  return said;
}
