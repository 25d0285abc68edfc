import { countingOf } from '../../../../words/index.ts';

const { counted } = countingOf('en');

export const words = {
  origins: 'Websites that may embed your booking widget',
  anySite: 'Any website that this server allows',
  onlyThese: 'Only these websites',
  addresses: 'Addresses',
  addressesHint: 'One per line, such as https://example.com or https://*.example.com',
  wrongLine: (line: string) => `Line ${line} is not the address of a website, such as https://example.com.`,
  field: 'Websites',
  privacy: 'Privacy',
  erase: {
    label: 'Erase invitees’ data',
    never: 'Never',
    after: (months: number) => counted(months, { one: 'After # month', other: 'After # months' }),
    hint: 'Counted from their last meeting. Names, addresses, answers and notes are removed from contacts and bookings, and the emails about them are deleted; the times stay for your statistics.',
    title: (contacts: number) =>
      counted(contacts, { one: 'Erase the data of # contact?', other: 'Erase the data of # contacts?' }),
    since: (months: number) =>
      counted(months, {
        one: 'They have had no meeting for at least # month.',
        other: 'They have had no meeting for at least # months.',
      }),
    text: 'Their data will be erased within a day. You cannot undo this.',
    submit: 'Save and erase',
  },
  exportTitle: 'Export this account',
  exportText:
    'One file with all bookings, contacts, event types, settings and the activity log, with one JSON object per line. It contains what invitees wrote, so keep it safe.',
  exportButton: 'Download the export',
};

export type AccountWords = typeof words;
