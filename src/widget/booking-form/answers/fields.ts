import type { BookingFormField } from '../../../contract/index.ts';
import { type ContactIdentifier, completeForm, hasForeignLabel, isContactField } from '../../../form/index.ts';
import { languageOf } from '../../../language/index.ts';
import type { Messages } from '../../messages/index.ts';

type InviteeLanguage = {
  /** The tag of the words. */
  readonly tag: string;
  readonly messages: Pick<Messages, 'nameLabel' | 'emailLabel'>;
};

/**
 * Returns the fields in order. Always includes name and email, even if the server does not list them. Their labels are
 * in the invitee's language, unless the host wrote their own.
 */
export function fieldsToAsk(loadedFields: readonly BookingFormField[], { tag, messages }: InviteeLanguage) {
  const labels: Record<ContactIdentifier, string> = { name: messages.nameLabel, email: messages.emailLabel };
  const language = languageOf(tag);
  const storedFields = loadedFields.filter(isStored).map((field) => {
    if (!isContactField(field) || !hasForeignLabel(field, language)) return field;
    return { ...field, label: labels[field.identifier] };
  });
  return completeForm(storedFields, labels);
}

/** Returns whether a field is stored on the server. The gateway adds missing fields itself, in English. */
function isStored({ id }: BookingFormField): boolean {
  return id >= 0;
}
