// Separate chunk: loaded at the first use of the page, or for its first alert.
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { clearLimitNotices, isReminder, useProtectionNotices } from '@/product/protection-notices';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useTopDialog } from '@/shared/lib/top-dialog';
import { Alerts } from '@/shared/ui/alerts';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useAlertStore } from '@/product/alert-store';

import { navigateTo } from '../navigation/navigate';

const ProtectionNotices = lazyPart(() => import('@/features/protection/protection-notices').then((module) => module.ProtectionNotices));

/**
 * Renders alerts, and notices of reminders and limits. An open modal or fullscreen element contains them, because nothing outside of
 * it can be reached. Without one, the line above the header shows the limits, so their notices are discarded. Hidden alerts can be
 * reopened.
 */
export function AlertHost() {
  const { alerts, dismiss, hide, reopen } = useAlertStore();
  const visible = alerts.filter(({ isHidden }) => isHidden !== true);
  const fullscreen = useSyncExternalStore(onFullscreenChange, () => document.fullscreenElement ?? null);
  const dialog = useTopDialog();
  const container = dialog === null || (fullscreen !== null && dialog.contains(fullscreen)) ? fullscreen : dialog;
  const isLineHidden = container !== null;
  const hasNotices = useProtectionNotices(({ notices }) => notices.some((notice) => isLineHidden || isReminder(notice)));
  const hasLimits = useProtectionNotices(({ notices }) => !notices.every(isReminder));
  useEffect(() => {
    if (!isLineHidden && hasLimits) clearLimitNotices();
  }, [isLineHidden, hasLimits]);
  const content = (
    <Alerts alerts={visible} onDismiss={dismiss} onHide={hide} hiddenErrors={alerts.length - visible.length} onReopen={reopen}>
      <SectionBoundary name="protection notices" fallback={null}>
        {hasNotices && <ProtectionNotices withLimits={isLineHidden} onOpenLimits={() => navigateTo('/user/protection')} />}
      </SectionBoundary>
    </Alerts>
  );
  return container === null ? content : createPortal(content, container);
}

function onFullscreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
