import type { ReactNode } from 'react';

import { Alert } from './alert';
import type { AlertType } from './alert';
import styles from './alerts.module.css';

interface AlertsProps {
  alerts: readonly { id: number; type: AlertType; message: string }[];
  onDismiss: (id: number) => void;
  /** Content that is announced politely, below the alerts. */
  children?: ReactNode;
}

/** Renders the alerts. Live regions are always present: only changes in them are announced. */
export function Alerts({ alerts, onDismiss, children }: AlertsProps) {
  const renderAlerts = (isIncluded: (type: AlertType) => boolean) =>
    alerts
      .filter(({ type }) => isIncluded(type))
      .map(({ id, type, message }) => <Alert key={id} type={type} message={message} onDismiss={() => onDismiss(id)} />);
  return (
    <div className={styles.alerts}>
      <div role="alert">{renderAlerts((type) => type === 'error')}</div>
      <div role="status">{renderAlerts((type) => type !== 'error')}</div>
      {children !== undefined && <div role="status">{children}</div>}
    </div>
  );
}
