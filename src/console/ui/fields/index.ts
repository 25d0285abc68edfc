/**
 * Fields: text, choices, switches, a search, a time zone.
 *
 * Design: a field is a control of the browser with a label. Its hint and its error are connected to it here, so that no
 * screen can forget them.
 */
export { completeLink, isLink } from './complete-link.ts';
export { type ControlProps, Field } from './field.tsx';
export { LinkField } from './link-field.tsx';
export { NameFields } from './name-fields.tsx';
export { SearchField } from './search-field.tsx';
export { type Choice, Select } from './select.tsx';
export { Checkbox, Switch } from './switch.tsx';
export { TextArea, TextInput } from './text-input.tsx';
export { TimeZoneField } from './time-zone/index.ts';
