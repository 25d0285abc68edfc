import { type AttributeRow, attributeOf, attributes, type Kind, type Topic } from '../attributes/index.ts';
import { createElement, fromMarkdown } from './create-element.ts';
import { type Token, tokens } from './tokens.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The options of the language menu: every language of the widget. */
const languages = 'en-US en-GB de fr es it pt nl pl sv ja zh ar he'.split(' ');

/** Topics in the order in which a page is set up, and whether their controls are open at first. */
const topics: Readonly<Record<Topic, { readonly title: string; readonly isOpen: boolean }>> = {
  booking: { title: 'Booking', isOpen: true },
  appearance: { title: 'Appearance', isOpen: true },
  'language and time': { title: 'Language and time', isOpen: false },
  'first view': { title: 'Shown first', isOpen: false },
  invitee: { title: 'Known answers and metadata', isOpen: false },
  page: { title: 'Your page', isOpen: false },
};

/** Labels of values that do not explain themselves. */
const valueLabels: Readonly<Record<string, string>> = { h12: '12 hours', h23: '24 hours', calendly: 'Calendly' };

const rows = Object.entries<AttributeRow>(attributes);

/** Returns the controls of all attributes and tokens, by topic. Each is named after what it sets. */
export function createControls(): HTMLElement[] {
  const ofTopics = Object.entries(topics).map(([topic, { title, isOpen }]) => {
    const ofTopic = rows.filter(([, row]) => row.topic === topic);
    const fields = ofTopic.flatMap(([property, row]) => createField(property, row) ?? []);
    return group({ title, isOpen }, fields);
  });
  const colors = Object.entries(tokens).map(([name, token]) => createTokenField(name, token));
  return ofTopics.toSpliced(2, 0, group({ title: 'Colors and font', isOpen: true }, colors));
}

type GroupOptions = { readonly title: string; readonly isOpen: boolean };

function group({ title, isOpen }: GroupOptions, fields: readonly HTMLElement[]): HTMLElement {
  const summary = createElement('summary', {}, createElement('h2', {}, title));
  return createElement(
    'details',
    { open: isOpen ? '' : undefined },
    summary,
    createElement('div', { class: 'fields' }, ...fields),
  );
}

function createField(property: string, row: AttributeRow): HTMLElement | undefined {
  const name = attributeOf(property);
  const hintId = `about-${name}`;
  const control = createControl(row);
  if (!control) return undefined;
  control.id = `set-${name}`;
  control.name = name;
  control.setAttribute('aria-describedby', hintId);
  const byDefault = row.kind === 'flag' || row.default === 'none' ? '' : ` Default: ${row.default}.`;
  const hint = createElement('p', { id: hintId, class: 'hint' }, ...fromMarkdown(row.description + byDefault));
  const label = createElement('label', { for: control.id }, row.label);
  const parts = row.kind === 'flag' ? [control, label] : [label, control];
  return createElement('div', { class: row.kind === 'flag' ? 'field check' : 'field' }, ...parts, hint);
}

function createControl(row: AttributeRow): Control | undefined {
  const create = controlsByKind[row.kind];
  return create(row);
}

const text =
  (type: string) =>
  ({ example }: AttributeRow) =>
    createElement('input', { type, placeholder: example, spellcheck: 'false', autocomplete: 'off' });

const lines = (placeholder: string) => () => createElement('textarea', { rows: '2', placeholder, spellcheck: 'false' });

/** The control for a value of each kind. */
const controlsByKind: Readonly<Record<Kind, (row: AttributeRow) => Control | undefined>> = {
  choice: createMenu,
  date: text('date'),
  dateTime: text('text'),
  eventType: createEventTypeField,
  flag: () => createElement('input', { type: 'checkbox' }),
  httpsAddress: text('url'),
  language: createLanguageMenu,
  messages: lines('next: Continue'),
  metadata: lines('plan: Pro'),
  minutes: () => createElement('input', { type: 'number', min: '1' }),
  month: text('month'),
  prefill: lines('email: ada@example.org'),
  // Nothing that a person could type.
  preview: () => undefined,
  switch: createMenu,
  text: text('text'),
  timeZone: createZoneField,
  token: text('text'),
  weekday: createWeekdayMenu,
};

/** Begins with the event type of the demonstration, which is also the example. */
function createEventTypeField(row: AttributeRow): HTMLInputElement {
  const input = text('text')(row);
  input.defaultValue = row.example ?? '';
  return input;
}

function createMenu({ values = [''], default: byDefault }: AttributeRow): HTMLSelectElement {
  const [first, ...others] = values.map((value) => new Option(valueLabels[value] ?? capitalized(value), value));
  // If one of the values is the default, it is the first.
  const isFirstDefault = byDefault === `\`${values[0]}\``;
  if (first && isFirstDefault) first.value = '';
  return createElement(
    'select',
    {},
    ...(isFirstDefault ? [] : [new Option('Default', '')]),
    ...(first ? [first] : []),
    ...others,
  );
}

function createLanguageMenu(): HTMLSelectElement {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return createElement(
    'select',
    {},
    new Option('Default', ''),
    ...languages.map((tag) => new Option(names.of(tag) ?? tag, tag)),
  );
}

function createWeekdayMenu({ values }: AttributeRow): HTMLSelectElement {
  const { format } = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  const options = (values ?? []).map((value) => new Option(format((Number(value) + 3) * 86_400_000), value));
  return createElement('select', {}, new Option('Default', ''), ...options);
}

function createZoneField(row: AttributeRow): HTMLInputElement {
  const zones = createElement(
    'datalist',
    { id: 'zones' },
    ...Intl.supportedValuesOf('timeZone').map((zone) => new Option('', zone)),
  );
  document.body.append(zones);
  const input = text('text')(row);
  input.setAttribute('list', zones.id);
  return input;
}

function createTokenField(name: string, { label, control, default: byDefault }: Token): HTMLElement {
  const input = createElement('input', {
    id: `set${name}`,
    name,
    placeholder: byDefault,
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const parts = control === 'color' ? [createPicker(input, label, byDefault), input] : [input];
  const heading = createElement('label', { for: input.id }, label);
  return createElement('div', { class: 'field' }, heading, createElement('span', { class: control }, ...parts));
}

/**
 * Creates the picker beside the text of a color. The text accepts any CSS color, and an empty text means the default.
 */
function createPicker(input: HTMLInputElement, label: string, byDefault: string): HTMLInputElement {
  const picker = createElement('input', {
    type: 'color',
    'aria-label': `Pick: ${label}`,
    value: byDefault,
    'data-picks': input.name,
  });
  picker.addEventListener('input', () => {
    input.value = picker.value;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  return picker;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
