import { effect, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import type { EarlyAnswers } from '../early.ts';
import { directionOf, type LoadWords } from '../messages/index.ts';
import { Booking, createEmit, type GoToTarget, type RawSettings, readSettings, readTarget } from '../model/index.ts';
import { openGateway } from '../queries/index.ts';
import { appCss, dressLater } from '../styles/index.ts';
import { warn } from '../warn.ts';
import { createRelay } from './create-relay.ts';
import { guardTyping } from './guard-typing.ts';
import { Screen } from './screen.tsx';
import { createTokenProbe, type TokenProbe } from './token-probe.ts';
import { languageAround, watchSurroundings } from './watch-surroundings.ts';
import { wearPalette } from './wear-palette.ts';

/** What the element hands over. Functions among it save the app from sharing modules with the script of the page. */
export type Mounting = {
  readonly element: HTMLElement;
  /** The inner root, which carries the theme already. */
  readonly root: HTMLElement;
  /** Adds styles to the one sheet, once. */
  readonly wear: (styles: string) => void;
  readonly early: EarlyAnswers;
  readonly loadWords: LoadWords;
  /** Takes the surroundings anew, and hands over what they say. */
  readonly dress: () => void;
  readonly raw: Own;
};

/** What the element says itself: all but what the page around it does. */
type Own = Omit<RawSettings, 'pageLanguage'>;

export type Mounted = {
  /** Takes attributes or surroundings that may have changed. */
  readonly update: (raw: Own) => void;
  readonly goTo: (target: GoToTarget) => void;
  readonly refresh: () => void;
  readonly reset: () => void;
  readonly unmount: () => void;
};

/** Shows the app in place of the skeleton. */
export function mount({ element, root, raw, ...given }: Mounting): Mounted {
  const warn = warnerOf(element);
  const { gateway, close } = openGateway(raw.apiBase, given.early);
  const read = (own: Own) => readSettings({ ...own, pageLanguage: languageAround(element) }, warn);
  const settings = signal(read(raw));
  const { loadWords } = given;
  const { relay, stopRelaying } = createRelay(settings, raw.apiBase);
  const booking = new Booking({ element, gateway, settings, emit: createEmit(element, relay), loadWords, warn });
  const unguard = guardTyping(root);
  const undress = dressLater(given.wear);
  const unwatchSurroundings = watchSurroundings(element, given.dress);
  const probe = createTokenProbe(element, root.parentNode ?? root, given.dress);
  // Until the first words are here the skeleton stays: nothing is said in one language and then in another.
  const unwatchWords = effect(() => {
    if (!booking.isLanguageReady.value) return undefined;
    // In a task of its own: to make the model and to draw it in one holds up a slow phone.
    const timer = setTimeout(() => untracked(() => show(booking, { root, probe, ...given })));
    return () => clearTimeout(timer);
  });
  const unwatchLanguage = effect(() => {
    const { tag } = booking.language.value;
    if (!booking.isLanguageReady.value) return;
    root.lang = tag;
    root.dir = directionOf(tag);
  });
  return {
    update(changed) {
      booking.applySettings(read(changed));
      wearPalette(root, probe);
    },
    goTo: ({ month = null, date = null, slot = null }) => booking.show(readTarget({ month, date, slot }, warn)),
    refresh: booking.refresh,
    reset: booking.reset,
    unmount() {
      unwatchWords();
      unwatchLanguage();
      unwatchSurroundings();
      probe.remove();
      unguard();
      undress();
      stopRelaying();
      render(null, root);
      booking[Symbol.dispose]();
      close();
    },
  };
}

type Showing = Pick<Mounting, 'root' | 'wear'> & { readonly probe: TokenProbe };

function show(booking: Booking, { root, wear, probe }: Showing): void {
  wear(appCss);
  // Before there is much whose styles have to be reckoned.
  root.replaceChildren();
  wearPalette(root, probe);
  render(<Screen booking={booking} />, root);
}

const warned = new WeakMap<HTMLElement, Set<string>>();

/** Returns what tells the author of the page what was expected: once, however often it is found. */
function warnerOf(element: HTMLElement): (expected: string) => void {
  const known = warned.get(element) ?? new Set();
  warned.set(element, known);
  return function warnOnce(expected) {
    if (!known.has(expected)) warn(expected);
    known.add(expected);
  };
}
