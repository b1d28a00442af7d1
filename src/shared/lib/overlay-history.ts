/** Dialog or drawer above the page. */
interface Overlay {
  readonly id: string;
  readonly close: () => void;
}

/** Parts of `window` that are used, replaced in tests. */
export type HistoryWindow = Pick<Window, 'addEventListener'> & {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
};

export type OverlayHistory = ReturnType<typeof createOverlayHistory>;

/**
 * Change of the history. `go`, which is negative, leaves as many entries. `replace` sets the ids of the current entry, unless it
 * is null. `push` adds an entry for each list.
 */
export type HistoryStep =
  | { readonly go: number }
  | { readonly replace: readonly string[] | null; readonly push: readonly (readonly string[])[] };

/**
 * Decides how the history gets one entry per open overlay. Changes nothing. After a `go` the caller decides again.
 *
 * @param current ids in the current entry, lowest first; entries of replaced overlays, or from before a reload, are
 *   reused
 * @param wanted ids of the open overlays, lowest first
 */
export function reconcile(current: readonly string[], wanted: readonly string[]): HistoryStep {
  if (current.length > wanted.length) return { go: wanted.length - current.length };
  const added = wanted.slice(current.length);
  return {
    replace: current.length > 0 ? wanted.slice(0, current.length) : null,
    push: added.map((_, index) => wanted.slice(0, current.length + index + 1)),
  };
}

/**
 * Time after which clicks are no longer held, and between two looks at the entry: a browser may drop a traversal for a navigation
 * meanwhile, without an event.
 */
const LONG_TRAVERSAL_MS = 1000;

/**
 * Creates the manager of the overlays' history entries, so that Back closes an overlay (SPEC M5). Its listeners are never removed:
 * create one per window.
 */
export function createOverlayHistory(target: HistoryWindow) {
  /** Open overlays, lowest first. */
  const open: Overlay[] = [];
  const afterSync: (() => void)[] = [];
  /** Clicks on the page during a traversal, which would undo a navigation that they start. They are dispatched again after it. */
  const heldPresses: MouseEvent[] = [];
  let opened = 0;
  let pendingSync: ReturnType<typeof setTimeout> | undefined;
  let isTraversing = false;
  let isHolding = false;
  let pendingArrival: ReturnType<typeof setTimeout> | undefined;

  function currentIds(): string[] {
    const overlay: unknown = target.history.state?.overlay;
    return Array.isArray(overlay) ? overlay : [];
  }

  const stateWith = (overlay: readonly string[]): unknown => ({ ...target.history.state, overlay });

  function syncHistory(): void {
    clearTimeout(pendingSync);
    if (isTraversing) return;
    const step = reconcile(
      currentIds(),
      open.map(({ id }) => id),
    );
    if ('go' in step) {
      isTraversing = true;
      isHolding = true;
      target.history.go(step.go);
      lookLater(String(currentIds()));
      return;
    }
    if (step.replace !== null) target.history.replaceState(stateWith(step.replace), '');
    for (const ids of step.push) target.history.pushState(stateWith(ids), '');
    if (open.length === 0) for (const run of afterSync.splice(0)) run();
  }

  function arrive(): void {
    clearTimeout(pendingArrival);
    isTraversing = false;
    syncHistory();
    if (!isTraversing) repeatPresses();
  }

  /** Waits on while the entry is the same: a second `go` during a slow traversal would leave the site. @param left ids in the entry */
  function lookLater(left: string): void {
    pendingArrival = setTimeout(() => {
      if (String(currentIds()) !== left) return arrive();
      repeatPresses();
      return lookLater(left);
    }, LONG_TRAVERSAL_MS);
  }

  function repeatPresses(): void {
    isHolding = false;
    for (const press of heldPresses.splice(0)) press.target?.dispatchEvent(new MouseEvent(press.type, press));
  }

  function syncSoon(): void {
    clearTimeout(pendingSync);
    pendingSync = setTimeout(syncHistory);
  }

  target.addEventListener('popstate', () => {
    if (isTraversing) return arrive();
    if (open.length === 0) return;
    const remaining = currentIds();
    for (const { id, close } of open.toReversed()) if (!remaining.includes(id)) close();
    syncSoon();
  });

  const holdPress = (press: MouseEvent) => {
    if (!isHolding) return;
    press.preventDefault();
    press.stopPropagation();
    heldPresses.push(press);
  };
  target.addEventListener('click', holdPress, { capture: true });

  return {
    /**
     * Adds an open overlay, on top of the others, and its history entry.
     *
     * @param close called on Back; an overlay that stays open gets its entry again
     * @returns a function that removes the overlay and its entry, to be called once, after the overlay is closed
     */
    add(close: () => void): () => void {
      opened += 1;
      const overlay = { id: `${performance.timeOrigin}-${opened}`, close };
      open.push(overlay);
      syncHistory();
      return () => {
        open.splice(open.indexOf(overlay), 1);
        // An overlay that replaces this one reuses the entry.
        syncSoon();
      };
    },

    /** Calls `run` once, as soon as all overlays are closed and their entries removed. */
    afterClosing(run: () => void): void {
      afterSync.push(run);
      syncSoon();
    },
  };
}
