import { type BookingFormField, clientEndpoints, type EventType, type EventTypeHost } from '../../../contract/index.ts';
import { queryClient, RequestError, replaceKnown, send } from '../../data/index.ts';
import type { Change } from '../../ui/index.ts';
import { type EditedHost, type EditedSettings, type EventTypeVersion, type Question, questionsOf } from './settings.ts';

type SaveOptions = Pick<Change<EditedSettings>, 'changed' | 'headers' | 'onPartSaved'> & {
  /** As they were read. */
  readonly original: {
    readonly eventType: EventType;
    readonly fields: readonly BookingFormField[];
    readonly hosts: readonly EventTypeHost[];
  };
};

/**
 * Saves the changes: first the properties in one request, which the server refuses if someone else has saved since,
 * then the hosts, then each question. Afterward, even after a failure, all data on screen is read again, so that
 * nothing is saved twice. What the server returned stays on screen if it cannot be read again.
 *
 * @throws RequestError with what went wrong; if someone else has saved, with their `EventTypeVersion`
 */
export async function saveChanges({ original, changed, headers, onPartSaved }: SaveOptions): Promise<void> {
  const { questions, hosts, ...properties } = changed;
  const { id } = original.eventType;
  try {
    // Sent even if no property has changed: it creates a new version, so that the server refuses the changes of a
    // person who began to edit the previous one.
    const [body, later] = hosts ? splitByHosts(properties) : [properties, {}];
    let eventType = await send(clientEndpoints.updateEventType, { params: { id }, body, headers }).catch(addRest);
    onPartSaved();
    const newHosts = hosts && (await saveHosts(id, hosts));
    if (Object.keys(later).length > 0) {
      eventType = await send(clientEndpoints.updateEventType, { params: { id }, body: later });
    }
    const newFields = questions && (await saveQuestions(id, questionsOf(await readForm(id)), questions));
    replaceKnown(original.eventType, eventType);
    replaceKnown(original.fields, newFields);
    replaceKnown(original.hosts, newHosts);
  } finally {
    await queryClient.invalidateQueries();
  }
}

type Properties = Omit<Partial<EditedSettings>, 'questions' | 'hosts'>;

/**
 * Returns the properties to save before new hosts, and those to save after them: the former hosts may have no place of
 * their own, or be paused, so that the event type cannot be turned on.
 */
function splitByHosts({ is_active, location, ...rest }: Properties): [before: Properties, after: Properties] {
  const before = { ...(is_active === false && { is_active }), ...(location?.is_personal ? {} : { location }) };
  const after = { ...(is_active === true && { is_active }), ...(location?.is_personal && { location }) };
  return [{ ...rest, ...before }, after];
}

/** Adds the form and the hosts to the version that someone else has saved. */
async function addRest(error: unknown): Promise<never> {
  if (!(error instanceof RequestError) || error.code !== 'changed_meanwhile') throw error;
  if (error.failed.kind !== 'refused' || !error.failed.current) throw error;
  const eventType = error.failed.current as EventType; // with this code it is the event type as it is now
  const [fields, hosts] = await Promise.all([readForm(eventType.id), readHosts(eventType.id)]);
  const current: EventTypeVersion = { ...eventType, fields, hosts };
  throw new RequestError({ ...error.failed, current });
}

function readForm(eventType: number): Promise<BookingFormField[]> {
  return send(clientEndpoints.listBookingFormFields, { params: { eventType } });
}

function readHosts(id: number): Promise<EventTypeHost[]> {
  return send(clientEndpoints.listEventTypeHosts, { params: { id } });
}

function saveHosts(id: number, editedHosts: readonly EditedHost[]): Promise<EventTypeHost[]> {
  const hosts = editedHosts.map(({ name: _, ...host }) => host);
  return send(clientEndpoints.updateEventTypeHosts, { params: { id }, body: { hosts } });
}

/** Returns the form as it is saved. */
async function saveQuestions(
  eventType: number,
  savedQuestions: readonly Question[],
  editedQuestions: readonly Question[],
): Promise<BookingFormField[]> {
  const ids = editedQuestions.map((question) => question.id ?? idOf(savedQuestions, question.identifier));
  for (const { id } of savedQuestions) {
    if (id !== undefined && !ids.includes(id)) {
      await send(clientEndpoints.deleteBookingFormField, { params: { eventType, field: id } });
    }
  }
  const form: BookingFormField[] = [];
  for (const [position, question] of editedQuestions.entries()) {
    form.push({ ...(await saveQuestion({ eventType, id: ids[position], savedQuestions, question })), position });
  }
  const before = savedQuestions.flatMap(({ id }) => id ?? []);
  if (JSON.stringify(form.map(({ id }) => id)) !== JSON.stringify(before)) {
    const fields = form.map(({ id, position }) => ({ id, position }));
    await send(clientEndpoints.orderBookingFormFields, { params: { eventType }, body: { fields } });
  }
  return form;
}

type QuestionChange = {
  readonly eventType: number;
  readonly id: number | undefined;
  readonly savedQuestions: readonly Question[];
  readonly question: Question;
};

async function saveQuestion({
  eventType,
  id,
  savedQuestions,
  question,
}: QuestionChange): Promise<Question & { id: number }> {
  const { id: _, identifier, ...body } = question;
  if (id === undefined) {
    return send(clientEndpoints.createBookingFormField, { params: { eventType }, body: { identifier, ...body } });
  }
  const before = savedQuestions.find((one) => one.id === id);
  const isSame = JSON.stringify({ ...before, id }) === JSON.stringify({ ...question, id });
  if (isSame) return { ...question, id };
  return send(clientEndpoints.updateBookingFormField, { params: { eventType, field: id }, body });
}

/** Finds a question that an interrupted attempt has already saved, by its identifier. */
function idOf(savedQuestions: readonly Question[], identifier: string): number | undefined {
  return savedQuestions.find((question) => question.identifier === identifier)?.id;
}
