import { hrefTo } from '../../routing/index.ts';
import { signedIn, signOut } from '../../session/index.ts';
import { Button, describeError, Icon, type IconName, Notice, Screen as Page, useAction } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';
import './more.css';

type Entry = { readonly name: 'calendars' | 'contacts' | 'embed' | 'settings'; readonly icon: IconName };

const entries: readonly Entry[] = [
  { name: 'calendars', icon: 'cloud' },
  { name: 'contacts', icon: 'people' },
  { name: 'embed', icon: 'code' },
  { name: 'settings', icon: 'settings' },
];

/** The screens that have no tab on a phone. */
export function Screen() {
  const { navigation, signIn } = shellWords.current;
  const { person, role } = signedIn();
  const leave = useAction(signOut);
  // The contacts of the account are for owners and admins.
  const visibleEntries = entries.filter(({ name }) => role !== 'member' || name !== 'contacts');
  return (
    <Page title={navigation.more}>
      <ul class="list">
        {visibleEntries.map(({ name, icon }) => (
          <li key={name} class="more-entry">
            <Icon name={icon} />
            <div>
              <a class="cover" href={hrefTo(`/${name}`)}>
                {navigation[name]}
              </a>
              <p class="muted small">{words.current[name]}</p>
            </div>
            <Icon name="forward" />
          </li>
        ))}
      </ul>
      <div class="more-end">
        {leave.error !== undefined && <Notice tone="bad">{describeError(leave.error)}</Notice>}
        <p class="muted">{person.email}</p>
        <Button onClick={leave.run} isBusy={leave.isRunning}>
          {signIn.signOut}
        </Button>
      </div>
    </Page>
  );
}
