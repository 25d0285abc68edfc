import type { LanguageCode } from '../../language/index.ts';

/** Words that a language shares with English, apart from the names that no language translates. */
export const sharedWords: Readonly<Record<Exclude<LanguageCode, 'en'>, RegExp>> = {
  ar: /^$/,
  de: /^(in|Name|Links?|Code|Details|Status|Format|Feed|Team|Popup|Desktop|Webhooks?|Passkeys?|Browser|System|Person|Server|Version|Export|Text|Logo|Design|Start|Test|OK|Position|Zone|Administrator|Admin|Websites?|Journal|Import)$/i,
  es: /^(Color|No|Webhooks?)$/i,
  fr: /^(Confirmation|Contacts?|Description|Journal|minutes|Note|Options?|Questions?|Webhooks?)$/i,
  he: /^Webhooks?$/i,
  it: /^(Account|Link|No|Passkeys?|Password|Privacy|Server|Team|Webhook)$/i,
  ja: /^Webhook$/i,
  nl: /^(Account|Contact|in|Link|Open|Passkeys?|per week|Privacy|Server|Team|Webhooks?|Websites?)$/i,
  pl: /^(Link|Webhook)$/i,
  pt: /^(Link|Webhooks?)$/i,
  sv: /^(Person|Server|Status|Team|Webhooks?)$/i,
  zh: /^Webhook$/i,
};
