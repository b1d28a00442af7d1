import { useEffect, useEffectEvent } from 'react';

import { createOverlayHistory } from './overlay-history';
import type { OverlayHistory } from './overlay-history';

let overlays: OverlayHistory | undefined;

/** Returns the history, created lazily because prerendering has no window. */
const overlayHistory = () => (overlays ??= createOverlayHistory(window));

/**
 * Makes Back close the component instead of leaving the page (SPEC M5). A link inside should replace the history entry.
 *
 * @param onBack should unmount the component
 */
export function useCloseOnBack(onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => overlayHistory().add(() => close()), []);
}

/** Calls `run` once, as soon as all overlays and their history entries are gone. Only then may the page navigate. */
export function afterClosing(run: () => void): void {
  overlayHistory().afterClosing(run);
}
