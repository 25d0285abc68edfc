import type { BookingFormField } from '../../contract/index.ts';
import { askedFields } from '../../form/index.ts';
import type { Messages } from '../messages/index.ts';

/** Returns what is asked, in order: a name and an address always, though a server may list no field for them. */
export function fieldsToAsk(listed: readonly BookingFormField[], { nameLabel, emailLabel }: Messages) {
  const asked = askedFields(listed);
  const missing = [
    { ...unlisted, identifier: 'name', label: nameLabel, type: 'text' as const },
    { ...unlisted, identifier: 'email', label: emailLabel, type: 'email' as const },
  ].filter(({ identifier }) => asked.every((field) => field.identifier !== identifier));
  return [...missing, ...asked];
}

const unlisted = { id: 0, placeholder: '', is_required: true, is_active: true, position: 0, options: [] };
