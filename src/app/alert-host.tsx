import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { useProtectionNotices } from '@/realtime/protection-notices';
import { useTopDialog } from '@/shared/lib/top-dialog';
import { Alerts } from '@/shared/ui/alerts';
import { useAlertStore } from '@/shell/alert-store';

import { ErrorBoundary } from './error-boundary';

const ProtectionNotices = lazy(() => import('./frame/protection-notices').then((module) => ({ default: module.ProtectionNotices })));

/**
 * Draws the alerts that the whole site shows through the alert store, and below them what the player's
 * limits and reminders say: inside the modal on top, if one is open, or what fills the screen, as all else lies under it
 * and cannot be reached.
 */
export function AlertHost() {
  const { alerts, dismiss } = useAlertStore();
  const hasNotices = useProtectionNotices(({ notices }) => notices.length > 0);
  const full = useSyncExternalStore(onFullScreen, () => document.fullscreenElement ?? null);
  const dialog = useTopDialog();
  const top = dialog === null || (full !== null && dialog.contains(full)) ? full : dialog;
  const drawn = (
    <Alerts alerts={alerts} onDismiss={dismiss}>
      <ErrorBoundary place="the notices of protection" fallback={<></>}>
        <Suspense>{hasNotices && <ProtectionNotices />}</Suspense>
      </ErrorBoundary>
    </Alerts>
  );
  return top === null ? drawn : createPortal(drawn, top);
}

function onFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
