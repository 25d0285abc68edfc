/** The meaning of the fields about booking forms. */
export const formWords = {
  fields: 'Ids of fields with their new positions. Other fields keep theirs.',
  identifier: 'The key of its answers, unique within the event type. It never changes.',
  is_required: 'Whether an answer is required.',
  label: 'The label that the invitee sees.',
  options: 'The options of a select, radio or checkbox field. A checkbox field without options is a single checkbox.',
  placeholder: 'The text shown in the field while it is empty.',
  type: 'The type of the answer.',
} satisfies Readonly<Record<string, string>>;
