import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { fullName } from '../../contract/index.ts';
import type { ZoneName } from '../../time/index.ts';
import { useData, useNow } from '../data/index.ts';
import { cityOf, clockTime, factsLine, hostZone, setHostClock } from '../formats/index.ts';
import { currentRoute, hrefTo } from '../routing/index.ts';
import { screens } from '../screens/index.ts';
import { signedIn } from '../session/index.ts';
import { Avatar, Icon, type IconName } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';
import { findScreen, openScreen } from './current-screen.tsx';
import { useProfileLanguage } from './use-profile-language.ts';

type NavigationName = Exclude<
  keyof ReturnType<typeof navigationWords>,
  'label' | 'skip' | 'more' | 'settings' | 'hours'
>;
type NavigationItem = { readonly name: NavigationName; readonly path: string; readonly icon: IconName };

const items: readonly NavigationItem[] = [
  { name: 'bookings', path: '/', icon: 'calendar' },
  { name: 'eventTypes', path: '/event-types', icon: 'grid' },
  { name: 'availability', path: '/availability', icon: 'clock' },
  { name: 'calendars', path: '/calendars', icon: 'cloud' },
  { name: 'contacts', path: '/contacts', icon: 'people' },
  { name: 'embed', path: '/embed', icon: 'code' },
];
/** The screens that a phone lists under "More", because they have no tab of their own. */
const underMore = /^\/(more|calendars|contacts|embed|settings)/;

/** The navigation beside the screen or, on a phone, four tabs at the bottom. */
export function Frame({ children }: { readonly children: ComponentChildren }) {
  const words = navigationWords();
  const { user, role } = signedIn();
  const { path } = currentRoute();
  const profile = useData('getCurrentUser');
  useEffect(() => {
    if (profile.state !== 'ready') return;
    const { timezone, time_format } = profile.data;
    // The server accepts only real zones.
    setHostClock({ zone: timezone as ZoneName, hourCycle: time_format === 12 ? 'h12' : 'h23' });
  }, [profile]);
  useProfileLanguage(profile.state === 'ready' ? profile.data.locale : undefined);
  const name = fullName(user);
  return (
    <div class="frame">
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <nav class="navigation" aria-label={words.label}>
        <a class="identity" href={hrefTo('/settings')}>
          <Avatar name={name} />
          <span>{name}</span>
        </a>
        <ul>
          {items
            // The contacts of the account are for owners and admins.
            .filter(({ name }) => role !== 'member' || name !== 'contacts')
            .map((item) => (
              <li key={item.name} class={underMore.test(item.path) ? 'not-on-phone' : ''}>
                <NavigationLink
                  {...item}
                  current={path}
                  label={words[item.name]}
                  phoneLabel={item.name === 'availability' ? words.hours : words[item.name]}
                />
              </li>
            ))}
          <li class="only-on-phone">
            <NavigationLink icon="more" path="/more" current={path} label={words.more} />
          </li>
        </ul>
        <div class="navigation-end">
          <Clock />
          <NavigationLink icon="settings" path="/settings" current={path} label={words.settings} />
        </div>
      </nav>
      <main id="content" class="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The time in the host's zone. A separate component, so that the screen is not rendered again every minute. */
function Clock() {
  return <p class="muted">{factsLine([cityOf(hostZone()), clockTime(useNow())])}</p>;
}

type NavigationLinkProps = {
  readonly path: string;
  readonly icon: IconName;
  readonly current: string;
  readonly label: string;
  /** Replaces `label` on a phone, where four names share a line. @default label */
  readonly phoneLabel?: string;
};

function NavigationLink({ path, icon, current, label, phoneLabel = label }: NavigationLinkProps) {
  const isHere = isPlaceOf(path, current);
  // Load the screen before the click, as soon as someone points at its link.
  const prepare = () => {
    const match = findScreen(screens, path);
    if (match) openScreen(match.row).catch(() => undefined);
  };
  return (
    <a href={hrefTo(path)} aria-current={isHere ? 'page' : undefined} onPointerEnter={prepare} onFocus={prepare}>
      <Icon name={icon} />
      <span class="wide-label">{label}</span>
      <span class="only-on-phone">{phoneLabel}</span>
    </a>
  );
}

/** Returns whether the current screen belongs to the entry that leads to `path`. */
function isPlaceOf(path: string, current: string): boolean {
  if (path === '/more') return underMore.test(current);
  return path === '/' ? /^\/($|bookings)/.test(current) : current.startsWith(path);
}

function navigationWords() {
  return shellWords.current.navigation;
}
