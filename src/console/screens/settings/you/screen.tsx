import { useData } from '../../../data/index.ts';
import { Show } from '../../../ui/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { ProfileForm } from './profile-form.tsx';

/** The profile that invitees see, and how the console shows times to the host. */
export function Screen() {
  const profile = useData('getCurrentUser');
  return (
    <SettingsPage part="you">
      <Show loaded={profile} rows={6}>
        {(user) => <ProfileForm user={user} />}
      </Show>
    </SettingsPage>
  );
}
