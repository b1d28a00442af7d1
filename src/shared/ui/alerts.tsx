import type { ReactNode } from 'react';

import { Alert } from './alert';
import type { AlertType } from './alert';
import styles from './alerts.module.css';
import { Button } from './button';

interface AlertsProps {
  alerts: readonly { id: number; type: AlertType; message: string; stays?: boolean }[];
  onDismiss: (id: number) => void;
  onHide: (id: number) => void;
  /** Number of errors that have hidden. A button, which calls `onReopen`, offers to show them again. */
  hiddenErrors?: number;
  onReopen?: () => void;
  /** Content that is announced politely, below the alerts. */
  children?: ReactNode;
}

/** Renders the alerts. Live regions are always present: only changes in them are announced. */
export function Alerts({ alerts, onDismiss, onHide, hiddenErrors = 0, onReopen, children }: AlertsProps) {
  const renderAlerts = (isIncluded: (type: AlertType) => boolean) =>
    alerts
      .filter(({ type }) => isIncluded(type))
      .map(({ id, ...alert }) => <Alert key={id} {...alert} onHide={() => onHide(id)} onDismiss={() => onDismiss(id)} />);
  return (
    <div className={styles.alerts}>
      {hiddenErrors > 0 && (
        <div>
          <Button onClick={onReopen}>{hiddenErrors === 1 ? 'Ver o último erro' : `Ver os últimos ${String(hiddenErrors)} erros`}</Button>
        </div>
      )}
      <div role="alert">{renderAlerts((type) => type === 'error')}</div>
      <div role="status">{renderAlerts((type) => type !== 'error')}</div>
      {children !== undefined && <div role="status">{children}</div>}
    </div>
  );
}
