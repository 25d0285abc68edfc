import { endpoints } from '../../../contract/index.ts';
import { queryClient, send } from '../../data/index.ts';
import type { Change } from '../../ui/index.ts';
import type { EditedSettings, Question } from './settings.ts';

type Saving = Pick<Change<EditedSettings>, 'changed' | 'headers'> & {
  readonly id: number;
  readonly savedQuestions: readonly Question[];
};

/**
 * Saves what was changed: the properties in one request, which the server refuses if somebody else has saved since;
 * then each question. What is on screen is read again whatever became of it, so that nothing is saved twice.
 *
 * @throws RequestError with what went wrong
 */
export async function saveChanges({ id, savedQuestions, changed, headers }: Saving): Promise<void> {
  const { questions, ...properties } = changed;
  try {
    if (Object.keys(properties).length > 0) {
      await send(endpoints.updateEventType, { params: { id }, body: properties, headers });
    }
    if (questions) await saveQuestions(id, savedQuestions, questions);
  } finally {
    await queryClient.invalidateQueries();
  }
}

async function saveQuestions(
  eventType: number,
  saved: readonly Question[],
  edited: readonly Question[],
): Promise<void> {
  const kept = edited.map((question) => question.id ?? idOf(saved, question.identifier));
  for (const { id } of saved) {
    if (id !== undefined && !kept.includes(id)) {
      await send(endpoints.deleteBookingFormField, { params: { eventType, field: id } });
    }
  }
  const ids: number[] = [];
  for (const [index, question] of edited.entries()) {
    ids.push(await saveQuestion({ eventType, id: kept[index], saved, question }));
  }
  const before = saved.flatMap(({ id }) => id ?? []);
  if (JSON.stringify(ids) === JSON.stringify(before)) return;
  const fields = ids.map((id, position) => ({ id, position }));
  await send(endpoints.orderBookingFormFields, { params: { eventType }, body: { fields } });
}

type SavedQuestion = {
  readonly eventType: number;
  readonly id: number | undefined;
  readonly saved: readonly Question[];
  readonly question: Question;
};

async function saveQuestion({ eventType, id, saved, question }: SavedQuestion): Promise<number> {
  const { id: _, identifier, ...body } = question;
  if (id === undefined) {
    const created = await send(endpoints.createBookingFormField, {
      params: { eventType },
      body: { identifier, ...body },
    });
    return created.id;
  }
  const before = saved.find((one) => one.id === id);
  const isSame = JSON.stringify({ ...before, id }) === JSON.stringify({ ...question, id });
  if (!isSame) await send(endpoints.updateBookingFormField, { params: { eventType, field: id }, body });
  return id;
}

/** A question that an interrupted attempt has saved already is known by its identifier. */
function idOf(saved: readonly Question[], identifier: string): number | undefined {
  return saved.find((question) => question.identifier === identifier)?.id;
}
