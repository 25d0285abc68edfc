import type { Role } from '../../../../contract/index.ts';

/** The parts of the settings, in order: the path of each, and whether only owners and admins can see it. */
export const settingsPages = {
  you: { path: '/settings', isForStaff: false },
  security: { path: '/settings/security', isForStaff: false },
  people: { path: '/settings/people', isForStaff: true },
  branding: { path: '/settings/branding', isForStaff: true },
  keys: { path: '/settings/keys', isForStaff: true },
  webhooks: { path: '/settings/webhooks', isForStaff: true },
  mail: { path: '/settings/mail', isForStaff: true },
  journal: { path: '/settings/journal', isForStaff: true },
  account: { path: '/settings/data', isForStaff: true },
} as const;

/** A part of the settings. */
export type SettingsPageName = keyof typeof settingsPages;

/** Returns whether a person with this role can see a part. */
export function isAllowed(part: SettingsPageName, role: Role): boolean {
  return role !== 'member' || !settingsPages[part].isForStaff;
}
