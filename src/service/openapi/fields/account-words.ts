/** The meaning of the fields about accounts, their users, their teams and their branding. */
export const accountWords = {
  about: 'A description of the team.',
  start_of_week: 'The first day of the week: 0 is Sunday, 6 is Saturday.',
  last_name: 'The last name of the user. It may be empty.',
  first_name: 'The first name of the user. Invitees see it as the host’s first name.',
  unconfirmed_email:
    'An address that the user entered in the console and has not confirmed yet, absent if there is none. An address set with an API key needs no confirmation.',
  avatar: 'An absolute https URL, or empty.',
  allowed_origins:
    'The origins of the websites that may book, such as `https://example.com` or `https://*.example.com`. Null allows every origin that the gateway allows.',
  erase_after_months:
    'After how many calendar months without a meeting the data of an invitee is erased automatically, as `DELETE /v1/contacts/{id}?events=erase` does: from 1 to 120. Null for never. The months count from the end of their last event that was not canceled, or from when they canceled, whichever is later, and without any event from the last change of the contact. No one who has an event to come is erased.',
  gateway_origins:
    'The origins of the websites that the operator of the gateway allows, or null for all. A website may book only if both lists allow it. Absent if the service does not know them.',
  own_origin:
    'The origin of the pages of the gateway itself, which may always book. Absent if the service does not know it.',
  color:
    'The accent as `#rrggbb`, or null for the default. It is shown lighter or darker where it would otherwise be hard to read.',
  is_listed: 'Whether search engines may list the public pages.',
  logo: 'The path of a picture on this server. To change it, send a PNG or JPEG of up to 100,000 bytes as a data URL, or null for none.',
  is_team: 'Whether it stands for several hosts who take turns, as pages show them. Absent otherwise.',
  booking_page:
    'The page where anyone can book the public event types of the user. Absent if the service does not know its address.',
  time_format: 'The clock: 12 or 24 hours.',
  username: 'The username, unique among teams and users, ignoring case.',
  'User.about': 'A sentence for everyone who opens the booking page of the user. Absent while it is empty.',
  'UpdateCurrentUserBody.about':
    'A sentence for everyone who opens the booking page of the user, up to 300 characters.',
} satisfies Readonly<Record<string, string>>;
