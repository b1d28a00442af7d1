import { createPortal } from 'react-dom';

import { useTopDialog } from '@/shared/lib/top-dialog';
import { Alerts } from '@/shared/ui/alerts';
import { useAlertStore } from '@/shell/alert-store';

/**
 * Draws the alerts that the whole site shows through the alert store: inside the modal on top, if one is open, as all
 * else lies under it and cannot be reached.
 */
export function AlertHost() {
  const { alerts, dismiss } = useAlertStore();
  const top = useTopDialog();
  const drawn = <Alerts alerts={alerts} onDismiss={dismiss} />;
  return top === null ? drawn : createPortal(drawn, top);
}
