import type { BookingFormField } from '../../../contract/index.ts';
import { completeForm } from '../../../form/index.ts';
import type { Messages } from '../../messages/index.ts';

/** Returns the fields in order. Always includes name and email, even if a server lists no field for them. */
export function fieldsToAsk(listed: readonly BookingFormField[], { nameLabel, emailLabel }: Messages) {
  return completeForm(listed, { name: nameLabel, email: emailLabel });
}
