import { useEffect, useEffectEvent } from 'react';

let entries = 0;
let leaving: { id: string; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * Makes the browser's Back close what is open instead of leaving the page (SPEC M5): while mounted it holds a
 * history entry of the same address. Closing in another way takes that entry back. A link followed from within
 * should replace, so that the entry becomes the page it leads to.
 *
 * @param onBack called when Back was pressed; it must close
 */
export function useBackCloses(onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    const id = enter();
    const onPop = () => {
      if (topEntry() !== id) close();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      leave(id);
    };
  }, []);
}

/** Runs once what was open has taken its history entry back: only then may the page navigate. */
export function afterClosing(run: () => void): void {
  if (topEntry() === undefined) run();
  else window.addEventListener('popstate', run, { once: true });
}

function enter(): string {
  // What closes and opens in one go (one dialog in place of another) keeps the one entry.
  if (leaving !== undefined) {
    clearTimeout(leaving.timer);
    const { id } = leaving;
    leaving = undefined;
    if (topEntry() === id) return id;
  }
  entries += 1;
  const id = `${performance.timeOrigin}-${entries}`;
  const state = { ...window.history.state, overlay: id };
  // An entry that a page before a reload held is taken over.
  if (topEntry() === undefined) window.history.pushState(state, '');
  else window.history.replaceState(state, '');
  return id;
}

function leave(id: string): void {
  const timer = setTimeout(() => {
    leaving = undefined;
    if (topEntry() === id) window.history.back();
  });
  leaving = { id, timer };
}

function topEntry(): unknown {
  return window.history.state?.overlay;
}
