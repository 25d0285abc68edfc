import { batch, computed, effect, signal } from '@preact/signals';
import type { Answer, Answers, PublicEvent } from '../../contract/index.ts';
import { askedFields, checkAnswer, checkAnswers, type Fault } from '../../form/index.ts';
import { nearestTimes, type Time } from '../calendar/index.ts';
import type { Failed } from '../queries.ts';
import type { BookingParts } from './booking.ts';
import { type createPicking, isoOf } from './picking.ts';

/** Where the invitee is. */
export type Step =
  | { readonly step: 'picking' }
  | { readonly step: 'filling'; readonly time: Time }
  | { readonly step: 'done'; readonly event: PublicEvent };

/** How far the booking is. */
export type Submission =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** The time was taken meanwhile. */
  | { readonly state: 'taken' }
  | { readonly state: 'failed'; readonly failed: Failed };

/** What is wrong with an answer: found here, or said by the server in its words. */
export type FieldFault = Fault | { readonly kind: 'said'; readonly sentence: string };

const timesOffered = 3;
const answersPath = 'answers.';

/** The part of the model that ends with a booking: answers, their faults, sending. */
export function createFilling({ gateway, settings, tell }: BookingParts, picking: ReturnType<typeof createPicking>) {
  const eventTypeId = settings.peek().eventType;
  const loadedFields = gateway.watchFields(eventTypeId);
  const fields = computed(() => (loadedFields.value.state === 'ready' ? askedFields(loadedFields.value.data) : []));
  const step = signal<Step>({ step: 'picking' });
  const answers = signal<Answers>({});
  const faults = signal<Readonly<Record<string, FieldFault>>>({});
  const submission = signal<Submission>({ state: 'idle' });
  /** Counts the times that faults were found on sending, for whoever moves the focus to them. */
  const refusals = signal(0);
  const nearby = computed(() => {
    const { value: now } = step;
    if (now.step !== 'filling' || picking.loaded.value.state !== 'ready') return [];
    return nearestTimes(picking.loaded.value.data.times, now.time.start, timesOffered);
  });

  const leaving = new AbortController();
  effect(() => () => leaving.abort());

  function setFault(identifier: string, fault: FieldFault | undefined): void {
    const { [identifier]: _, ...others } = faults.value;
    faults.value = fault ? { ...others, [identifier]: fault } : others;
  }

  function check(identifier: string): void {
    const field = fields.value.find((asked) => asked.identifier === identifier);
    if (!field) return;
    const checked = checkAnswer(field, answers.value[identifier]);
    setFault(identifier, 'fault' in checked ? checked.fault : undefined);
  }

  function fail(failed: Failed): void {
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

  function finish(event: PublicEvent, given: Answers): void {
    void gateway.refreshTimes();
    submission.value = { state: 'idle' };
    const title = picking.eventType.value.state === 'ready' ? picking.eventType.value.data.title : '';
    const { id, start, end, status, timezone, event_type_id } = event;
    const detail = { id, title, start, end, eventTypeId: event_type_id, status, timezone };
    const mayThank = tell('sched:booking-successful', { ...detail, answers: given, metadata: {} });
    step.value = mayThank ? { step: 'done', event } : { step: 'picking' };
  }

  async function send(time: Time, given: Answers): Promise<void> {
    if (eventTypeId === undefined) return;
    submission.value = { state: 'sending' };
    const wish = {
      eventType: eventTypeId,
      start: isoOf(time.start),
      durationMinutes: picking.durationMinutes.value,
      timezone: picking.zone.value,
      answers: given,
    };
    try {
      const reply = await gateway.book(wish, leaving.signal);
      if (reply.ok) finish(reply.data, given);
      else fail(reply.failed);
    } catch (error) {
      // Only an abort rejects, and then nobody is there to be told.
      if (!leaving.signal.aborted) throw error;
    }
  }

  return {
    loadedFields,
    fields,
    step,
    answers,
    faults,
    submission,
    refusals,
    nearby,
    next(time: Time): void {
      submission.value = { state: 'idle' };
      step.value = { step: 'filling', time };
    },
    back(): void {
      submission.value = { state: 'idle' };
      step.value = { step: 'picking' };
    },
    setAnswer(identifier: string, answer: Answer): void {
      answers.value = { ...answers.value, [identifier]: answer };
      // A fault goes as soon as it is mended, and comes only when the field is left.
      if (faults.value[identifier]) check(identifier);
    },
    leaveField(identifier: string): void {
      const answer = answers.value[identifier];
      if (answer !== undefined && answer !== '') check(identifier);
    },
    submit(): void {
      const { value: now } = step;
      if (now.step !== 'filling' || submission.value.state === 'sending') return;
      const checked = checkAnswers(fields.value, answers.value);
      faults.value = { ...checked.faults };
      if (Object.keys(checked.faults).length > 0) {
        refusals.value += 1;
        return;
      }
      const slot = { start: isoOf(now.time.start), end: isoOf(now.time.end) };
      if (tell('sched:submit', { slot, answers: checked.answers })) void send(now.time, checked.answers);
    },
  };
}

function errorDetail(failed: Failed) {
  const isRefused = failed.kind === 'refused';
  return {
    code: isRefused ? failed.code : failed.kind,
    message: isRefused ? failed.message : '',
    status: failed.kind === 'unreachable' ? null : failed.status,
    retryAfter: isRefused ? (failed.retryAfterSeconds ?? null) : null,
    requestId: isRefused ? (failed.requestId ?? null) : null,
  };
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
