import type { ReactNode } from 'react';

import { Alert } from './alert';
import type { AlertType } from './alert';
import styles from './alerts.module.css';

interface AlertsProps {
  alerts: readonly { id: number; type: AlertType; message: string }[];
  onDismiss: (id: number) => void;
  /** What else is said, below them. */
  children?: ReactNode;
}

/**
 * The alerts on the page. Their regions are always there, so that what comes into them is read aloud: errors at
 * once, the rest when there is a pause.
 */
export function Alerts({ alerts, onDismiss, children }: AlertsProps) {
  const draw = (wanted: (type: AlertType) => boolean) =>
    alerts
      .filter(({ type }) => wanted(type))
      .map(({ id, type, message }) => <Alert key={id} type={type} message={message} onDismiss={() => onDismiss(id)} />);
  return (
    <div className={styles.alerts}>
      <div role="alert">{draw((type) => type === 'error')}</div>
      <div role="status">{draw((type) => type !== 'error')}</div>
      {children !== undefined && <div role="status">{children}</div>}
    </div>
  );
}
