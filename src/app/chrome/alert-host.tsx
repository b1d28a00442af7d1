import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { useProtectionNotices } from '@/realtime/protection-notices';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useTopDialog } from '@/shared/lib/top-dialog';
import { Alerts } from '@/shared/ui/alerts';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useAlertStore } from '@/shell/alert-store';

const ProtectionNotices = lazyPart(() => import('@/features/protection/protection-notices').then((module) => module.ProtectionNotices));

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
      <SectionBoundary name="protection notices" fallback={null}>
        {hasNotices && <ProtectionNotices />}
      </SectionBoundary>
    </Alerts>
  );
  return top === null ? drawn : createPortal(drawn, top);
}

function onFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
