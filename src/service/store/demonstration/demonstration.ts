import type { BookingFormField, EventType, Location, Team, User } from '../../../contract/index.ts';

type Question = Pick<BookingFormField, 'identifier' | 'label' | 'type'> &
  Partial<Pick<BookingFormField, 'placeholder' | 'is_required' | 'options'>>;

type DemonstrationEventType = Pick<EventType, 'id' | 'title' | 'slug' | 'description' | 'durations'> & {
  readonly form: readonly Question[];
};

/** The host whose widget is shown after the first start. */
export const host: Omit<User, 'id' | 'updated_at'> = {
  first_name: 'Demo',
  last_name: 'Host',
  username: 'demo',
  email: 'demo@example.com',
  timezone: 'Europe/Berlin',
  time_format: 24,
  start_of_week: 1,
  avatar: '',
};

export const team: Omit<Team, 'id'> = {
  name: 'Demo team',
  username: 'demo-team',
  about: 'Whoever shows the widget to others.',
  logo: '',
};

export const location: Location = { type: 'video', value: 'https://meet.example.com/demo' };

const nameAndEmail: readonly Question[] = [
  { identifier: 'name', label: 'Your name', type: 'text', is_required: true },
  { identifier: 'email', label: 'Email', type: 'email', is_required: true },
];

/** A question of every type. */
const longForm: readonly Question[] = [
  ...nameAndEmail,
  { identifier: 'company', label: 'Company', type: 'text' },
  { identifier: 'phone', label: 'Phone', type: 'phone' },
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
  { identifier: 'guests', label: 'Who else should come?', type: 'multiple_emails' },
  { identifier: 'notes', label: 'Anything we should know?', type: 'textarea' },
];

/** 42 is the event type in the snippet. */
export const eventTypes: readonly [DemonstrationEventType & { id: 42 }, DemonstrationEventType] = [
  {
    id: 42,
    title: 'Introductory call',
    slug: 'introductory-call',
    description: 'A first conversation about what you need. Bring questions.',
    durations: null,
    form: longForm,
  },
  {
    id: 43,
    title: 'Working session',
    slug: 'working-session',
    description: 'We sit down together and get it done.',
    durations: [15, 30, 60],
    form: nameAndEmail,
  },
];
