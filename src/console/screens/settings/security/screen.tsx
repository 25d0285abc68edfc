import { SettingsPage } from '../frame/index.ts';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordCard } from './password-card.tsx';

/** How the person signs in, and where they are signed in. */
export function Screen() {
  return (
    <SettingsPage part="security">
      <PasswordCard />
      <Passkeys />
      <Devices />
    </SettingsPage>
  );
}
