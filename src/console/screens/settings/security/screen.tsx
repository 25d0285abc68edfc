import { SettingsPage } from '../frame/index.ts';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordCard } from './password-card.tsx';

/** Password, passkeys and signed-in devices. */
export function Screen() {
  return (
    <SettingsPage part="security">
      <PasswordCard />
      <Passkeys />
      <Devices />
    </SettingsPage>
  );
}
