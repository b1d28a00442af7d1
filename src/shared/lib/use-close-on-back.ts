import { useEffect, useEffectEvent } from 'react';

/** What is open above the page, and how it is closed. */
interface Overlay {
  readonly id: string;
  readonly close: () => void;
}

/** The open overlays, the lowest first. Each has a history entry of the page's address above the one below it. */
const open: Overlay[] = [];
const waiting: (() => void)[] = [];
let opened = 0;
let settling: ReturnType<typeof setTimeout> | undefined;
/** Whether the history is on its way back by our own doing. */
let travelling = false;

/**
 * Makes the browser's Back close what is open instead of leaving the page (SPEC M5): while mounted it holds a
 * history entry of the same address, above that of what lies below. Closing in another way takes that entry back;
 * Forward opens nothing again. A link followed from within should replace, so that the entry becomes the page it
 * leads to.
 *
 * @param onBack called when Back was pressed; it should close, and gets its entry back where it does not
 */
export function useCloseOnBack(onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    opened += 1;
    const overlay = { id: `${performance.timeOrigin}-${opened}`, close: () => close() };
    open.push(overlay);
    settle();
    return () => {
      open.splice(open.indexOf(overlay), 1);
      // In a while, because what opens in its place keeps the entry.
      settleSoon();
    };
  }, []);
}

/** Runs once what was open has taken its history entry back: only then may the page navigate. */
export function afterClosing(run: () => void): void {
  waiting.push(run);
  settleSoon();
}

function onPop(): void {
  if (travelling) {
    travelling = false;
    settle();
    return;
  }
  if (open.length === 0) return;
  const stay = entries();
  for (const { id, close } of open.toReversed()) if (!stay.includes(id)) close();
  settleSoon();
}

function settleSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(settle);
}

/** Brings the history to what is open: an entry for each overlay, above the page's own. */
function settle(): void {
  clearTimeout(settling);
  if (travelling) return;
  // Once: the same listener again is none.
  window.addEventListener('popstate', onPop);
  const here = entries();
  const wanted = open.map(({ id }) => id);
  if (here.length > wanted.length) {
    travelling = true;
    window.history.go(wanted.length - here.length);
    return;
  }
  // Those of what was open in its place, or before a reload, are taken over.
  if (here.length > 0) window.history.replaceState(stateWith(wanted.slice(0, here.length)), '');
  for (let level = here.length + 1; level <= wanted.length; level += 1) window.history.pushState(stateWith(wanted.slice(0, level)), '');
  if (open.length === 0) for (const run of waiting.splice(0)) run();
}

const stateWith = (overlay: readonly string[]): unknown => ({ ...window.history.state, overlay });

/** The overlays that the current entry stands for, the lowest first. */
function entries(): string[] {
  const overlay: unknown = window.history.state?.overlay;
  return Array.isArray(overlay) ? overlay : [];
}
