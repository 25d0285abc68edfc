import type { BookingFormField, Hours } from '../../contract/index.ts';

/** The event type of the snippet. */
export const introductoryCallId = 42;
export const workingSessionId = 43;

type Question = Pick<BookingFormField, 'identifier' | 'label' | 'type'> &
  Partial<Pick<BookingFormField, 'placeholder' | 'is_required' | 'options'>>;

export const nineToFive: Hours = weekdaysOpen({ start: '09:00', end: '17:00' });

const nameAndEmail: readonly Question[] = [
  { identifier: 'name', label: 'Your name', type: 'text', placeholder: 'Ada Lovelace', is_required: true },
  { identifier: 'email', label: 'E-mail', type: 'email', placeholder: 'ada@example.com', is_required: true },
];

/** One question of each kind. */
export const introductoryCallForm: readonly Question[] = [
  ...nameAndEmail,
  { identifier: 'company', label: 'Company', type: 'text', placeholder: 'Example Ltd' },
  { identifier: 'phone', label: 'Phone', type: 'phone', placeholder: '+49 30 123456' },
  {
    identifier: 'topic',
    label: 'What is it about?',
    type: 'select',
    placeholder: 'Choose a topic',
    options: ['A new project', 'A project under way', 'Support', 'Something else'],
  },
  {
    identifier: 'team_size',
    label: 'How large is your team?',
    type: 'radio',
    options: ['Just me', '2 to 10', 'More than 10'],
  },
  {
    identifier: 'interests',
    label: 'What should we talk about?',
    type: 'checkbox',
    options: ['Features', 'Prices', 'Security'],
  },
  { identifier: 'guests', label: 'Who else should come?', type: 'multiple_emails', placeholder: 'name@example.com' },
  {
    identifier: 'notes',
    label: 'Anything we should know?',
    type: 'textarea',
    placeholder: 'Links, questions, wishes',
  },
];

export const workingSessionForm: readonly Question[] = nameAndEmail;

function weekdaysOpen(period: { start: string; end: string }): Hours {
  return { monday: [period], tuesday: [period], wednesday: [period], thursday: [period], friday: [period] };
}
