import type { ComponentChildren } from 'preact';
import { hrefTo } from '../../../routing/index.ts';
import { signedIn } from '../../../session/index.ts';
import { Notice, Screen as Page } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { AccountSwitcher } from './account-switcher.tsx';
import { isAllowed, type SettingsPageName, settingsPages } from './settings-pages.ts';
import { SignOut } from './sign-out.tsx';
import { words } from './words/index.ts';
import './settings.css';

type SettingsPageProps = {
  readonly part: SettingsPageName;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
};

// The keys of an object literal are its own.
const names = Object.keys(settingsPages) as SettingsPageName[];

/** A part of the settings, with links to the others. Says so if the person has no permission to see it. */
export function SettingsPage({ part, actions, children }: SettingsPageProps) {
  const texts = words.current;
  const { role } = signedIn();
  const isOpen = isAllowed(part, role);
  return (
    <Page title={texts.parts[part]} actions={isOpen && actions}>
      <div class="settings">
        <nav class="settings-navigation" aria-label={texts.title}>
          <ul>
            {names
              .filter((name) => isAllowed(name, role))
              .map((name) => (
                <li key={name}>
                  <a href={hrefTo(settingsPages[name].path)} aria-current={name === part ? 'page' : undefined}>
                    {texts.parts[name]}
                  </a>
                </li>
              ))}
          </ul>
          <AccountSwitcher />
          <SignOut />
        </nav>
        <div class="settings-content">
          {isOpen ? children : <Notice tone="bad">{shellWords.current.failed.forbidden}</Notice>}
        </div>
      </div>
    </Page>
  );
}
