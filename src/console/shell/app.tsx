import type { ConsoleSession } from '../../contract/index.ts';
import { isReading } from '../data/index.ts';
import { currentRoute } from '../routing/index.ts';
import { outsideScreens, screens } from '../screens/index.ts';
import { ChallengeDialog, currentSession } from '../session/index.ts';
import { Announcer, LeaveDialog, LoadError, Skeleton } from '../ui/index.ts';
import { Banners } from './banners.tsx';
import { connectionFailure, connectNow } from './connection.ts';
import { CurrentScreen } from './current-screen.tsx';
import { Frame } from './frame.tsx';

/** The whole page. */
export function App() {
  return (
    <>
      <Announcer />
      <Banners />
      <Progress />
      <Content />
      <ChallengeDialog />
      <LeaveDialog />
    </>
  );
}

/** A thin bar at the top while something is being read. Visible only if that takes a while. */
function Progress() {
  return isReading.value ? <div class="progress" /> : null;
}

function Content() {
  const session = currentSession();
  const { path } = currentRoute();
  // Over plain HTTP there is no session to load.
  const outside = isSecureContext ? session && outsidePath(session.state) : '/insecure';
  if (outside !== undefined) {
    return (
      <main class="outside">
        <CurrentScreen path={outside} screens={outsideScreens} />
      </main>
    );
  }
  if (!session) {
    const failure = connectionFailure.value;
    return (
      <main class="outside">
        {failure ? <LoadError error={failure.error} retry={connectNow} /> : <Skeleton retry={connectNow} />}
      </main>
    );
  }
  return (
    <Frame>
      <CurrentScreen path={path} screens={screens} />
    </Frame>
  );
}

/**
 * Returns the screen that replaces all others for a person who is not signed in or has opened a link. The secret of a
 * link is after its `#`, so it reaches no log.
 */
function outsidePath(state: ConsoleSession['state']): string | undefined {
  const [, purpose] = /^([\w-]+)=/.exec(currentRoute().fragment) ?? [];
  if (purpose) return purpose === 'setup' ? '/setup' : '/link';
  if (state === 'signed_in') return undefined;
  return state === 'setup' ? '/setup' : '/sign-in';
}
