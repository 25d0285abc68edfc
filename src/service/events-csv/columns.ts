import type { Answers, BookingFormField, Event } from '../../contract/index.ts';
import { isContactField, isGuestField } from '../../form/index.ts';
import {
  addMinutes,
  createOffsetLookup,
  formatInstant,
  type Instant,
  parseInstant,
  type ZoneName,
} from '../../time/index.ts';
import type { FormOfEventType } from '../operations/index.ts';

/** The header of a table of events, and how an event is written below it. */
type Columns = { readonly header: readonly string[]; rowOf(event: Event): string[] };

/** The settings that determine the columns, and how times are written. */
type ColumnSettings = {
  readonly forms: readonly FormOfEventType[];
  readonly zone: ZoneName;
  readonly now: Instant;
};

/** Creates the columns for the events of some event types: the same for all, then one for each question. */
export function createColumns({ forms, zone, now }: ColumnSettings): Columns {
  const formOf = new Map(forms.map((form) => [form.id, form]));
  const questions = questionsOf(forms);
  const clock = createClockTime(zone, now);
  return {
    header: [...fixedColumns, ...[...questions.keys()].map(headingOf), otherAnswers],
    rowOf(event) {
      const form = formOf.get(event.event_type_id);
      const answers = [...questions.values()].map((fields) => answersTo(fields.get(event.event_type_id) ?? [], event));
      return [
        ...factsOf(event, { title: form?.title ?? '', zone, clock }),
        ...answers,
        otherAnswersOf(event, form?.fields ?? []),
      ];
    },
  };
}

const fixedColumns = [
  'Start',
  'End',
  'Time zone',
  'Event type',
  'Status',
  'Outcome',
  'Host',
  'Name',
  'Email',
  'Guests',
  'Location',
  'Cancellation reason',
  'Booked at',
  'ID',
] as const;

/** Answers to questions that have been deleted, or added since the table was begun. */
const otherAnswers = 'Other answers';

type FactSettings = { readonly title: string; readonly zone: ZoneName; readonly clock: (text: string) => string };

function factsOf(event: Event, { title, zone, clock }: FactSettings): string[] {
  const facts: Readonly<Record<(typeof fixedColumns)[number], string>> = {
    Start: clock(event.start),
    End: clock(event.end),
    'Time zone': zone,
    'Event type': title,
    Status: event.status,
    Outcome: event.outcome === 'no_show' ? 'no-show' : '',
    Host: event.host.name,
    Name: event.invitee.name,
    Email: event.invitee.email,
    Guests: event.guests.join(', '),
    Location: event.location?.value ?? '',
    'Cancellation reason': event.cancel_reason ?? '',
    'Booked at': clock(event.created_at),
    ID: event.id,
  };
  return fixedColumns.map((column) => facts[column]);
}

/** The offsets of a year before and after now are looked up once: most events are there. */
const nearMinutes = 366 * 24 * 60;

/** Writes `2026-03-29 09:00`, which spreadsheets read as a time, and which sorts correctly even as text. */
function createClockTime(zone: ZoneName, now: Instant): (text: string) => string {
  const nearRange = { start: addMinutes(now, -nearMinutes), end: addMinutes(now, nearMinutes) };
  const offsetAt = createOffsetLookup(nearRange, zone);
  return function writeClockTime(text) {
    const instant = parseInstant(text);
    return instant === undefined ? '' : formatInstant(instant, offsetAt(instant)).slice(0, 16).replace('T', ' ');
  };
}

/** The identifiers of the fields with one label, by event type. */
type Question = Map<number, string[]>;

/** Groups fields by their label. Name, email and guests have columns of their own. */
function questionsOf(forms: readonly FormOfEventType[]): ReadonlyMap<string, Question> {
  const questions = new Map<string, Question>();
  for (const { id, fields } of forms) {
    for (const { label, identifier } of fields.filter(isQuestion)) {
      const question = questions.get(label) ?? new Map();
      questions.set(label, question.set(id, [...(question.get(id) ?? []), identifier]));
    }
  }
  return questions;
}

function isQuestion(field: BookingFormField): boolean {
  return !isContactField(field) && !isGuestField(field);
}

/** Programs read columns by name, so no question gets the name of another column. */
function headingOf(label: string): string {
  const isTaken = [...fixedColumns, otherAnswers].some((column) => column.toLowerCase() === label.trim().toLowerCase());
  return isTaken ? `${label} (question)` : label;
}

function answersTo(identifiers: readonly string[], { answers }: Event): string {
  return identifiers
    .map((identifier) => textOf(answers[identifier]))
    .filter((text) => text !== '')
    .join(', ');
}

function otherAnswersOf({ answers }: Event, fields: readonly BookingFormField[]): string {
  const identifiers = new Set(fields.map(({ identifier }) => identifier));
  return Object.entries(answers)
    .filter(([identifier]) => !identifiers.has(identifier) && !isContactField({ identifier }))
    .map(([identifier, answer]) => `${identifier}: ${textOf(answer)}`)
    .join('\n');
}

function textOf(answer: Answers[string] | undefined): string {
  if (answer === undefined) return '';
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'string' ? answer : answer.join(', ');
}
