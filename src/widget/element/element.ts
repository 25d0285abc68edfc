import { type ElementWithProperties, properties } from '../attributes/index.ts';
import type { GoToTarget, PageEventMap } from '../model/index.ts';
import type { Popup } from '../popup/index.ts';
import type { MountedWidget } from '../screen/index.ts';
import { adoptStyles } from './adopt-styles.ts';
import { loadApp, loadLikelyWords, loadPopup, loadWords } from './load-app.ts';
import { themeOf } from './page-theme.ts';
import { cancelPrefetch, prefetch, prefetched } from './prefetch.ts';
import { rawSettingsOf } from './raw-settings.ts';
import { adoptOwnProperties, attributeOf, defineProperties } from './reflect.ts';
import { block, createLoadError, createSkeleton } from './skeleton.ts';

let isAppHere: boolean | undefined;

// A server has no elements: the class can be imported there, but not used.
const Base = (globalThis.HTMLElement ?? class {}) as new () => ElementWithProperties; // defined below

/**
 * A calendar in which an invitee picks a time, answers a form and is booked.
 *
 * Every attribute is a property too (`event-type` is `eventType`), and may change at any time. A wrong value is named
 * once in the console and ignored. Removing the element stops its requests; moving it keeps everything.
 *
 * The attributes and what each property can be set to are rows of `attributes/table.ts`. Attributes
 * `prefill-<identifier>` answer a field of the form, and `metadata-<key>` store data with the booking that the invitee
 * is not asked for.
 *
 * @fires sched:ready - `{eventTypeId}`: the first times are shown.
 * @fires sched:month-change - `{month}`: another month is shown.
 * @fires sched:slots-loaded - `{from, to, count}`: the times of a month have loaded.
 * @fires sched:no-slots - `{from, to, nextAvailable}`: a month has no times.
 * @fires sched:date-select - `{date, timezone}`
 * @fires sched:slot-select - `{start, end, timezone}`
 * @fires sched:timezone-change - `{timezone}`
 * @fires sched:submit - `{slot, answers}`: before a booking is sent. Prevent it to send nothing.
 * @fires sched:booking-successful - The booking is made. Prevent it to confirm it yourself.
 * @fires sched:reschedule-successful - The booking, at its new time.
 * @fires sched:booking-canceled - The booking that was canceled.
 * @fires sched:error - `{code, message, status, retryAfter, requestId}`: a booking or the loading failed.
 *
 * @cssprop --sched-primary - The accent color. Text on it, and text in it, is always given enough contrast.
 * @cssprop --sched-on-primary - Text on the accent color, in place of the computed color.
 * @cssprop --sched-background
 * @cssprop --sched-text
 * @cssprop --sched-muted - Secondary text.
 * @cssprop --sched-border - Hairlines.
 * @cssprop --sched-radius - Outer corners.
 * @cssprop --sched-font - Font family.
 *
 * @csspart calendar
 * @csspart month-title
 * @csspart previous-month
 * @csspart next-month
 * @csspart day
 * @csspart day-selected
 * @csspart day-today
 * @csspart day-unavailable
 * @csspart slots
 * @csspart slot
 * @csspart slot-selected
 * @csspart timezone
 * @csspart form
 * @csspart field
 * @csspart label
 * @csspart input
 * @csspart error
 * @csspart submit
 * @csspart confirmation
 *
 * @slot - Children are shown until the element is upgraded, and again if it cannot load.
 */
export class SchedBooking extends Base {
  static readonly observedAttributes: readonly string[] = properties.map(attributeOf);

  #shadow: ShadowRoot | undefined;
  #root: HTMLElement | undefined;
  #mounted: MountedWidget | undefined;
  #target: GoToTarget | undefined;
  #popup: Promise<Popup> | undefined;

  /** Opens the popup of an element whose `mode` is `popup` or `button`. */
  open(): void {
    void this.#withPopup((popup) => popup.open());
  }

  /** Closes the popup, and returns the focus to where it was. */
  close(): void {
    void this.#withPopup((popup) => popup.close());
  }

  /** Shows a month (`YYYY-MM`) or a day (`YYYY-MM-DD`), or selects a time (ISO 8601), once the widget is ready. */
  goTo(target: GoToTarget): void {
    if (this.#mounted) this.#mounted.goTo(target);
    else this.#target = target;
  }

  /** Loads the times again. */
  refresh(): void {
    this.#mounted?.refresh();
  }

  /** Resets the widget: no time is selected, and the form is empty. */
  reset(): void {
    this.#mounted?.reset();
  }

  connectedCallback(): void {
    adoptOwnProperties(this as unknown as Record<string, unknown>, properties); // reads a value and sets it again
    // The language may have changed.
    const translating = this.#withPopup((popup) => popup.translate());
    // The element was moved, possibly into another document, or an attribute changed: its state is kept.
    if (this.#root) {
      this.#adoptStyles();
      this.#update();
    } else if (!translating) void this.#start();
  }

  disconnectedCallback(): void {
    // Moving removes and inserts the element in one task; Turbo does so in a later microtask of it.
    setTimeout(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !(this.#root ?? this.#popup)) return;
    // Another event type, gateway, booking or mode means another calendar. No other attribute begins with these words.
    if (/^(event|api|booking|mode)/.test(name)) this.#stop();
    this.connectedCallback();
  }

  /** Calls the popup. Returns undefined in a mode without one. */
  #withPopup(action: (popup: Popup) => unknown): Promise<unknown> | undefined {
    if (!/^(popup|button)$/.test(this.mode as string)) return undefined; // null is tested as its name
    this.#popup ??= loadPopup().then((popup) =>
      popup.createPopup({ ...this.#parts(), fill: (place) => this.#start(place) }),
    );
    return this.#popup.then(action, () => {
      // The next call loads it again.
      this.#popup = undefined;
    });
  }

  #adoptStyles(more?: string): ShadowRoot {
    // Stored here, because a page may have replaced the function that attaches it, and made it closed.
    this.#shadow ??= this.attachShadow({ mode: 'open' });
    return adoptStyles(this.#shadow, more);
  }

  async #start(place?: ParentNode | null): Promise<void> {
    // The network first: it has more to do than this script.
    const [app, words] = [loadApp(), loadLikelyWords(this)];
    // The blocks are good enough until the app has loaded, and the app finds none if it was first.
    import('../dates/index.ts').then((dates) => dates.draw({ ...this.#parts(), root })).catch(() => undefined);
    if (!(isAppHere || this.preview)) prefetch(rawSettingsOf(this));
    const root = block('root', createSkeleton());
    const around = place ?? this.#adoptStyles();
    this.#root = root;
    // Reading the theme makes the browser compute styles, so do it before there is much to compute.
    this.#update();
    around.replaceChildren(root);
    // Loads the browser's date formatting once the skeleton is drawn: it takes long on a slow phone, which is idle
    // then.
    requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat()));
    try {
      const screen = await app;
      // In a separate task: running a script and building the app in one task blocks a slow phone.
      await new Promise((resolve) => setTimeout(resolve));
      if (root !== this.#root) return;
      isAppHere = true;
      this.#mounted = screen.mount({ ...this.#parts(), root });
      if (this.#target) this.#mounted.goTo(this.#target);
      this.#target = undefined;
    } catch {
      const loadError = createLoadError(() => this.#start(root.parentNode), await words);
      if (root === this.#root) root.replaceChildren(loadError);
    }
  }

  /** What the parts of the widget work with. */
  #parts() {
    return {
      element: this,
      adoptStyles: (more: string) => this.#adoptStyles(more),
      prefetched,
      loadWords,
      update: () => this.#update(),
      raw: rawSettingsOf(this),
    };
  }

  #stop(): void {
    this.#mounted?.unmount();
    this.#popup = this.#root = this.#mounted = undefined;
    this.#shadow?.replaceChildren();
    cancelPrefetch();
  }

  /** Applies the theme of the page, and passes the attributes to the app unchanged. */
  #update(): void {
    if (!this.#root) return;
    this.#root.dataset.theme = themeOf(this);
    this.#mounted?.update(rawSettingsOf(this));
  }
}

defineProperties(SchedBooking.prototype, properties);

declare global {
  interface HTMLElementTagNameMap {
    'sched-booking': SchedBooking;
  }
  // On elements, documents and windows, because the events bubble.
  interface GlobalEventHandlersEventMap extends PageEventMap {}
}
