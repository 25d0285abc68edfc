import type { FieldContent } from './settings.ts';

/** Identifiers of the two fields every form has: the contact is made of their answers. */
const indispensable = new Set(['name', 'email']);

/** Returns whether a field must stay as it is: asked, required and of its type. */
export function isIndispensable({ identifier }: Pick<FieldContent, 'identifier'>): boolean {
  return indispensable.has(identifier);
}

const asked = { is_required: true, is_active: true, options: [] };

/** What the booking form of a new event type asks. */
export const newForm: readonly FieldContent[] = [
  { ...asked, identifier: 'name', label: 'Your name', type: 'text', placeholder: '', position: 0 },
  { ...asked, identifier: 'email', label: 'E-mail', type: 'email', placeholder: '', position: 1 },
];
