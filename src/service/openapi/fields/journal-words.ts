/** The meaning of the fields about the activity log. */
export const journalWords = {
  actor: 'Who did it.',
  operation: 'The operation, by its name in this description.',
  subject:
    'What was changed: the kind of resource, its id, and the name it has now, if it has one. The name of an event is that of its invitee.',
  via: 'How it was done: `session` in the console, `key` with an API key, `mcp` by an agent, `gateway` on a page, `command` by the operator, and `service` by the service itself, as the settings of the account say.',
  key_id: 'The API key. Absent without one.',
  'JournalEntry.archived':
    'For `archiveEventType`: true if the event type was archived, false if it was restored. Absent in older entries.',
  'JournalEntry.absent':
    'For `markEventNoShow`: true if the event was marked as a no-show, false if the mark was removed. Absent in older entries.',
  'JournalEntry.fields': 'The names of the fields that were sent.',
  'Actor.user_id':
    'The user who is signed in or has the API key. Null for an invitee, the operator of the server and the service itself.',
  'listJournal.subject_kind': 'Only changes of this kind of resource, such as `event type`.',
  'listJournal.subject_id': 'Only changes of the resource with this id.',
} satisfies Readonly<Record<string, string>>;
