import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Answer, BookingFormField } from '../../contract/index.ts';
import type { Booking } from '../model/index.ts';
import { answerOf } from './checking.ts';
import { readMetadata } from './metadata.ts';
import { type KnownAnswers, readPrefill } from './prefill.ts';

/** Fills in what is known, and tells which fields are locked, and whether there is anything left to ask. */
export function createKnowing(booking: Booking, fields: ReadonlySignal<readonly BookingFormField[]>) {
  const { element, settings, warn, leaving } = booking.given();
  const { answers, faults } = booking;
  const query = () => (settings.value.isForwarding ? new URLSearchParams(location.search) : undefined);
  // Every change of an attribute makes new settings.
  const known = computed<KnownAnswers>(() =>
    fields.value.length === 0
      ? new Map()
      : readPrefill({ element, property: settings.value.prefill, query: query(), fields: fields.value, warn }),
  );
  /** Whether the invitee asked for the questions, though all is known. */
  const isAsked = signal(false);
  const isTouched = signal(false);
  const filled = new Map<string, Answer>();

  function fillIn(): void {
    const next = { ...answers.value };
    for (const [identifier, { answer, isReadOnly, isHidden }] of known.value) {
      const now = answerOf(next, identifier);
      // What the invitee has made of an answer is theirs.
      if (now === undefined || now === filled.get(identifier) || isReadOnly || isHidden) next[identifier] = answer;
      filled.set(identifier, answer);
    }
    answers.value = next;
  }
  const stop = effect(() => {
    if (known.value.size > 0) untracked(fillIn);
  });
  leaving.addEventListener('abort', stop);

  const isFaulty = (identifier: string) => Object.hasOwn(faults.value, identifier);
  return {
    /** Whether the form is no more than one question: is this right? */
    isReview: computed(
      () =>
        !isAsked.value &&
        !isTouched.value &&
        known.value.size > 0 &&
        fields.value.every(({ identifier, is_required }) => !is_required || known.value.has(identifier)) &&
        fields.value.every(({ identifier }) => !isFaulty(identifier)),
    ),
    isAsked: computed(() => isAsked.value),
    ask: () => {
      isAsked.value = true;
    },
    /** Once the invitee has begun to answer, nothing is taken from under their hands. */
    touch: () => {
      isTouched.value = true;
    },
    /** Fills in once more what was forgotten meanwhile. */
    remember(): void {
      if (Object.keys(answers.value).length === 0) isAsked.value = isTouched.value = false;
      fillIn();
    },
    // An answer that is refused can be changed whatever the page says, or nobody could go on.
    isReadOnly: (identifier: string) => known.value.get(identifier)?.isReadOnly === true && !isFaulty(identifier),
    isHidden: (identifier: string) => known.value.get(identifier)?.isHidden === true && !isFaulty(identifier),
    metadata: () => readMetadata({ element, property: settings.value.metadata, query: query(), warn }),
  };
}
