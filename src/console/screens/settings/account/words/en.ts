export const words = {
  origins: 'Websites that may embed your booking widget',
  anySite: 'Any website that this server allows',
  onlyThese: 'Only these websites',
  addresses: 'Addresses',
  addressesHint: 'One per line, such as https://example.com or https://*.example.com',
  wrongLine: (line: string) => `Line ${line} is not the address of a website, such as https://example.com.`,
  field: 'Websites',
  exportTitle: 'Export this account',
  exportText:
    'One file with all bookings, contacts, event types, settings and the activity log, with one JSON object per line. It contains what invitees wrote, so keep it safe.',
  exportButton: 'Download the export',
};

export type AccountWords = typeof words;
