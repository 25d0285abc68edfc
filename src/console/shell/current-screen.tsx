import { Component, type ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hrefTo, matchPath, type PathParams, type ScreenComponent, type ScreenRow } from '../routing/index.ts';
import { Button, LinkButton, LoadError, Notice, Screen as Page, Skeleton } from '../ui/index.ts';
import { locale, setLocale, shellWords } from '../words/index.ts';

type ScreenMatch = { readonly row: ScreenRow; readonly params: PathParams };

const loadedScreens = new Map<ScreenRow, ScreenComponent>();

/** Shows the screen of a path once it has loaded. */
export function CurrentScreen({ path, screens }: { readonly path: string; readonly screens: readonly ScreenRow[] }) {
  const match = findScreen(screens, path);
  const [, draw] = useState<ScreenRow>();
  const [failure, setFailure] = useState<unknown>(undefined);
  const [attempt, setAttempt] = useState(0);
  const row = match?.row;
  useEffect(() => {
    if (!row) return;
    let isWanted = true;
    setFailure(undefined);
    openScreen(row).then(
      () => isWanted && draw(row),
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [row, attempt]);
  if (!match) return <NotFound />;
  if (failure !== undefined) return <LoadError error={failure} retry={() => setAttempt(attempt + 1)} />;
  const Screen = loadedScreens.get(match.row);
  // A module that is being imported cannot be aborted.
  if (!Screen) return <Skeleton retry={() => location.reload()} />;
  return (
    <Boundary key={path}>
      <Screen params={match.params} />
    </Boundary>
  );
}

/** Loads a screen and its words, once. */
export async function openScreen(row: ScreenRow): Promise<ScreenComponent> {
  const screen = loadedScreens.get(row);
  if (screen) return screen;
  const [{ Screen }] = await Promise.all([row.load(), row.words.load(locale().language)]);
  loadedScreens.set(row, Screen);
  return Screen;
}

/** Changes the language of the page, including the open screens, to the first of these that has words. */
export async function changeLanguage(preferredTags: readonly string[]): Promise<void> {
  await setLocale(preferredTags);
  await Promise.all([...loadedScreens.keys()].map(({ words }) => words.load(locale().language)));
}

/** Returns the row that a path belongs to, with the path's parameters. */
export function findScreen(screens: readonly ScreenRow[], path: string): ScreenMatch | undefined {
  for (const row of screens) {
    const params = matchPath(row.path, path);
    if (params) return { row, params };
  }
  return undefined;
}

function NotFound() {
  const { notFound } = shellWords.current;
  return (
    <Page title={notFound.title}>
      <div class="stack">
        <p class="muted">{notFound.text}</p>
        <p>
          <LinkButton kind="primary" href={hrefTo('/')}>
            {notFound.home}
          </LinkButton>
        </p>
      </div>
    </Page>
  );
}

/** Keeps the navigation on the page if a screen throws. */
class Boundary extends Component<{ readonly children: ComponentChildren }, { readonly error?: unknown }> {
  static override getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const words = shellWords.current;
    return (
      <Notice tone="bad" action={<Button onClick={() => location.reload()}>{words.reload}</Button>}>
        {words.failed.crashed}
      </Notice>
    );
  }
}
