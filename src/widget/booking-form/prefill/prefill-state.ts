import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Answer, BookingFormField } from '../../../contract/index.ts';
import type { Booking } from '../../model/index.ts';
import { ownOf } from '../answers/index.ts';
import { readMetadata } from './metadata.ts';
import { type PrefilledAnswers, readPrefill } from './read-prefill.ts';

/** Fills in prefilled answers, and says which fields are locked, and whether any question is left. */
export function createPrefillState(booking: Booking, fields: ReadonlySignal<readonly BookingFormField[]>) {
  const { element, settings, warn, abortSignal } = booking.context();
  const { answers, faults } = booking;
  const query = () => (settings.value.forwardQueryParams ? new URLSearchParams(location.search) : undefined);
  // Every change of an attribute makes new settings.
  const prefilled = computed<PrefilledAnswers>(() =>
    fields.value.length === 0
      ? new Map()
      : readPrefill({ element, property: settings.value.prefill, query: query(), fields: fields.value, warn }),
  );
  /** Whether the invitee chose to edit the answers, although all are known. */
  const isEditRequested = signal(false);
  const isTouched = signal(false);
  const answersFromPage = new Map<string, Answer>();
  const { isRefused, forget } = watchRefused(booking);

  function fillIn(): void {
    const next = { ...answers.value };
    for (const [identifier, { answer, isReadOnly, isHidden }] of prefilled.value) {
      const now = ownOf(next, identifier);
      // An answer that the invitee has changed stays.
      const isLocked = (isReadOnly || isHidden) && !isRefused(identifier);
      if (now === undefined || now === answersFromPage.get(identifier) || isLocked) next[identifier] = answer;
      answersFromPage.set(identifier, answer);
    }
    answers.value = next;
  }
  const stop = effect(() => {
    if (prefilled.value.size > 0) untracked(fillIn);
  });
  abortSignal.addEventListener('abort', stop);

  const isFaulty = (identifier: string) => Object.hasOwn(faults.value, identifier);
  return {
    /** Whether the form asks only for confirmation. */
    isReview: computed(
      () =>
        !isEditRequested.value &&
        !isTouched.value &&
        prefilled.value.size > 0 &&
        fields.value.every(({ identifier, is_required }) => !is_required || prefilled.value.has(identifier)) &&
        fields.value.every(({ identifier }) => !isFaulty(identifier)),
    ),
    isEditRequested: computed(() => isEditRequested.value),
    requestEdit: () => {
      isEditRequested.value = true;
    },
    /** Once the invitee has begun to answer, nothing they typed is replaced. */
    markTouched: () => {
      isTouched.value = true;
    },
    /** Fills in again after a reset. */
    refill(): void {
      if (Object.keys(answers.value).length === 0) {
        isEditRequested.value = isTouched.value = false;
        forget();
      }
      fillIn();
    },
    // A refused answer can always be changed, whatever the page says. Otherwise the invitee could not continue.
    isReadOnly: (identifier: string) => prefilled.value.get(identifier)?.isReadOnly === true && !isRefused(identifier),
    isHidden: (identifier: string) => prefilled.value.get(identifier)?.isHidden === true && !isRefused(identifier),
    metadata: () => readMetadata({ element, property: settings.value.metadata, query: query(), warn }),
  };
}

/** Remembers which answers were refused. They stay unlocked, or a field would lock while it is corrected. */
function watchRefused({ faults, context }: Booking) {
  const refusedFields = signal<readonly string[]>([]);
  const stop = effect(() => {
    const before = refusedFields.peek();
    refusedFields.value = [
      ...before,
      ...Object.keys(faults.value).filter((identifier) => !before.includes(identifier)),
    ];
  });
  context().abortSignal.addEventListener('abort', stop);
  return {
    isRefused: (identifier: string) => refusedFields.value.includes(identifier),
    forget: () => {
      refusedFields.value = [];
    },
  };
}
