export const words = {
  origins: 'Websites that may embed your booking widget',
  anySite: 'Any website that this server allows',
  onlyThese: 'Only these websites',
  addresses: 'Addresses',
  addressesHint: 'One per line, such as https://example.com or https://*.example.com',
  wrongLine: (line: string) => `Line ${line} is not the address of a website, such as https://example.com.`,
  field: 'Websites',
};

export type AccountWords = typeof words;
