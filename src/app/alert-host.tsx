import { Alerts } from '@/shared/ui/alerts';
import { useAlertStore } from '@/shell/alert-store';

/** Draws the alerts that the whole site shows through the alert store. */
export function AlertHost() {
  const { alerts, dismiss } = useAlertStore();
  return <Alerts alerts={alerts} onDismiss={dismiss} />;
}
