/**
 * Defaults: the hours of a schedule, the settings of an event type, its form, and what a new account starts with.
 *
 * Design: each default is written once, here. Operations apply it, the OpenAPI document states it, and the store
 * creates new accounts with it.
 */
export { defaultHours } from './default-hours.ts';
export { newAccount } from './new-account.ts';
export { newForm } from './new-form.ts';
export { eventTypeDefaults, fieldDefaults } from './property-defaults.ts';
