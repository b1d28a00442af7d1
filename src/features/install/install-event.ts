import { create } from 'zustand';

/** Event `beforeinstallprompt` of Chromium, which TypeScript does not know. */
interface InstallEvent extends Event {
  /** Opens the browser's dialog, once. */
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Event of the browser's offer to install. It comes once, possibly before this code, so that `src/startup` keeps it. */
    installEvent?: Event;
  }
}

/** Store of the last offer; undefined if the browser has made none, or its dialog was opened, or the site is installed. */
export const useInstallEvent = create<{ readonly event: InstallEvent | undefined }>(() => ({ event: undefined }));

/**
 * Stores the offer that came before this code, and each later one, until the site is installed. `src/startup` has prevented the
 * browser's own prompt, so that the site shows the offer at its own time.
 *
 * @returns an unsubscribe function
 */
export function watchInstallEvents(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const keep = (event: Event | undefined) => {
    if (event !== undefined && isInstallEvent(event)) useInstallEvent.setState({ event });
  };
  keep(window.installEvent);
  window.addEventListener('beforeinstallprompt', keep, { signal });
  window.addEventListener('appinstalled', () => useInstallEvent.setState({ event: undefined }), { signal });
  return () => listeners.abort();
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;
