import { computed, effect, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import { directionOf } from '../../language/index.ts';
import type { LoadWords } from '../messages/index.ts';
import {
  Booking,
  createEmit,
  type GoToTarget,
  type OnWrong,
  type RawSettings,
  readSettings,
  readTarget,
} from '../model/index.ts';
import { openGateway, type PrefetchedResponses } from '../queries/index.ts';
import { adoptDeferredStyles, appCss } from '../styles/index.ts';
import { applyPalette, createTokenProbe, languageAround, type TokenProbe, watchPage } from '../theme/index.ts';
import { createRelay } from './create-relay.ts';
import { guardTyping } from './guard-typing.ts';
import { keepFocus } from './keep-focus.ts';
import { Screen } from './screen.tsx';
import { warn } from './warn.ts';

/** What the element passes to the app. The functions keep the app from sharing modules with the script of the page. */
export type MountOptions = {
  readonly element: HTMLElement;
  /** The inner root, which already has the theme. */
  readonly root: HTMLElement;
  /** Adds styles to the one sheet, once. */
  readonly adoptStyles: (styles: string) => void;
  readonly prefetched: PrefetchedResponses;
  readonly loadWords: LoadWords;
  /** Reads the theme of the page and the attributes again, and passes them to `update`. */
  readonly update: () => void;
  readonly raw: OwnSettings;
};

/** The settings of the element itself, not those of the page around it. */
type OwnSettings = Omit<RawSettings, 'pageLanguage'>;

export type MountedWidget = {
  /** Applies attributes or a page theme that may have changed. */
  readonly update: (raw: OwnSettings) => void;
  readonly goTo: (target: GoToTarget) => void;
  readonly refresh: () => void;
  readonly reset: () => void;
  readonly unmount: () => void;
};

/**
 * Shows the app in place of the skeleton. Shows it again when a preview begins or ends, because its data comes from
 * elsewhere.
 */
export function mount(options: MountOptions): MountedWidget {
  let isPreview = !!options.raw.preview;
  let mounted = mountApp(options);
  return {
    update(raw) {
      if (isPreview === !!raw.preview) return mounted.update(raw);
      isPreview = !isPreview;
      mounted.unmount();
      mounted = mountApp({ ...options, raw });
    },
    goTo: (target) => mounted.goTo(target),
    refresh: () => mounted.refresh(),
    reset: () => mounted.reset(),
    unmount: () => mounted.unmount(),
  };
}

function mountApp({ element, root, raw, loadWords, ...options }: MountOptions): MountedWidget {
  const warnOnce = createWarnOnce(element);
  // The messages come in a separate chunk: most pages have nothing wrong.
  const onWrong: OnWrong = (...wrong) => {
    import('../debug/index.ts').then(
      ({ describeFault }) => warnOnce(describeFault(...wrong)),
      () => undefined,
    );
  };
  let { preview } = raw;
  const { gateway, close } = openGateway({
    prefetched: options.prefetched,
    // Previews share nothing with each other.
    baseUrl: preview ? `preview:${++previews}` : raw.apiBase,
    fetch: preview ? (url) => respondTo(url, preview) : undefined,
  });
  const read = (own: OwnSettings) => readSettings({ ...own, pageLanguage: languageAround(element) }, onWrong);
  const settings = signal(read(raw));
  const { relay, stopRelaying } = createRelay(settings, raw.apiBase);
  const emit = createEmit(element, (event) => {
    relay(event);
    // The invitee reads that booking is not possible here. The reason is for the developer who put the page on a plain
    // HTTP address.
    if (event.name === 'sched:error' && event.detail.code === 'https_required') warnOnce(event.detail.message);
  });
  const booking = new Booking({ element, gateway, settings, emit, loadWords, warn: warnOnce });
  const probe = createTokenProbe(element, { place: root.parentNode ?? root, onChange: options.update });
  const stops = [
    showWhenWordsLoaded(booking, { root, probe, adoptStyles: options.adoptStyles }),
    setLanguage(root, booking),
    watchPage(element, options.update),
    probe.remove,
    guardTyping(root),
    keepFocus(root),
    adoptDeferredStyles(options.adoptStyles),
    stopRelaying,
  ];
  return {
    update(next) {
      if (next.preview !== preview) {
        preview = next.preview;
        void gateway.refresh();
      }
      booking.applySettings(read(next));
      applyPalette(root, probe);
    },
    goTo: (target) => booking.show(readTarget({ ...target }, onWrong)),
    refresh: booking.refresh,
    reset: booking.reset,
    unmount() {
      for (const stop of stops) stop();
      render(null, root);
      booking[Symbol.dispose]();
      close();
    },
  };
}

let previews = 0;

/** Responds in place of the gateway. */
async function respondTo(url: string, preview: OwnSettings['preview']): Promise<Response> {
  const { respondWithPreview } = await import('../preview/index.ts');
  // When it is gone, this is about to be unmounted.
  return preview ? respondWithPreview(url, preview, Date.now()) : Response.error();
}

/** How long the calendar waits for the first times once the app has loaded. */
const firstSlotsWaitMillis = 100;

type ShowOptions = Pick<MountOptions, 'root' | 'adoptStyles'> & { readonly probe: TokenProbe };

/**
 * Keeps the skeleton until the first words have loaded, so that the language never changes on screen. It stays a moment
 * longer for times that are on their way: drawing the calendar without them and then with them takes a slow phone twice
 * as long.
 */
function showWhenWordsLoaded(booking: Booking, options: ShowOptions): () => void {
  const isWaiting = signal(true);
  const waitEnd = setTimeout(() => {
    isWaiting.value = false;
  }, firstSlotsWaitMillis);
  const canShow = computed(() => {
    if (!booking.isLanguageReady.value) return false;
    return !isWaiting.value || booking.loadedSlots.value.state !== 'loading';
  });
  const stopShowing = effect(() => {
    if (!canShow.value) return undefined;
    isWaiting.value = false;
    // In a separate task: creating the model and drawing it in one task blocks a slow phone.
    const timer = setTimeout(() => untracked(() => show(booking, options)));
    return () => clearTimeout(timer);
  });
  return () => {
    clearTimeout(waitEnd);
    stopShowing();
  };
}

/** Gives the root the language and the direction of the words. */
function setLanguage(root: HTMLElement, booking: Booking): () => void {
  return effect(() => {
    const { tag } = booking.language.value;
    if (!booking.isLanguageReady.value) return;
    root.lang = tag;
    root.dir = directionOf(tag);
  });
}

function show(booking: Booking, { root, adoptStyles, probe }: ShowOptions): void {
  adoptStyles(appCss);
  const drawnMonth = root.querySelector('.calendar');
  // Early, while few styles have to be computed.
  root.replaceChildren();
  applyPalette(root, probe);
  render(<Screen booking={booking} drawnMonth={drawnMonth} />, root);
}

const warningsByElement = new WeakMap<HTMLElement, Set<string>>();

/** Creates the function that warns the page's developer. It does not repeat a warning. */
function createWarnOnce(element: HTMLElement): (expected: string) => void {
  const warnings = warningsByElement.get(element) ?? new Set();
  warningsByElement.set(element, warnings);
  return function warnOnce(expected) {
    if (!warnings.has(expected)) warn(expected);
    warnings.add(expected);
  };
}
