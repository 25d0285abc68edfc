/** The meaning of the fields about contacts. */
export const contactWords = {
  inactive_months:
    'Lists only contacts who have been inactive for at least this many calendar months, from 1 to 120: those that `erase_after_months` of the account would erase with that number.',
  event_count: 'How many events the contact has that are not canceled. Absent while there are none.',
  last_event_at: 'When the contact’s most recent event started. Absent while there is none.',
  next_event_at: 'When the contact’s next event starts. Absent while there is none.',
  no_shows: 'How many meetings the contact missed. Absent while there are none.',
  other_emails:
    'The addresses of contacts that were merged into this one. A booking with one of them belongs to this contact. Absent if there are none.',
  'deleteContact.events':
    'What happens to their events: `keep` leaves them as they are: the data in them can be erased later only after the person books again with the same email address. `erase` empties name, addresses, guests, answers, metadata, notes and reasons in them, and in the events of an earlier contact with the same email address, and deletes the emails and webhook messages about them. It cannot be undone, and is refused while an event has not ended: cancel it first.',
  'MergeContactBody.contact_id': 'The contact to merge into this one.',
  'listContacts.query': 'Only contacts whose name or email address contains this text, ignoring case.',
} satisfies Readonly<Record<string, string>>;
