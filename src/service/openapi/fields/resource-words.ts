/** The meaning of the fields that resources of several kinds have. */
export const resourceWords = {
  locale: 'A language as a BCP 47 tag, such as de or pt-BR.',
  at: 'When it happened.',
  duration: 'Length of the meeting in minutes.',
  email: 'An email address.',
  end: 'When it ends.',
  is_active: 'Whether it is active.',
  page: 'The page number, from 1. A page past the end is empty.',
  per_page: 'The number of items per page.',
  position: 'The position in the form or list, from 0.',
  start: 'When it begins.',
  status: 'The status.',
  timezone: 'An IANA time zone name, such as Europe/Berlin.',
} satisfies Readonly<Record<string, string>>;
