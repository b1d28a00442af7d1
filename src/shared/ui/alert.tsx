import { useState } from 'react';

import { classes } from '../lib/classes';
import { useCountdown } from '../lib/use-countdown';
import styles from './alert.module.css';
import callout from './callout.module.css';
import { Icon } from './icon';
import { IconButton } from './icon-button';

/** Kind of an alert, which decides its color and icon. */
export type AlertType = 'success' | 'info' | 'error';

/** Times for which an alert is shown, and for which it then fades out (SPEC S12). */
const ALERT_DURATION_MS = 2000;
const ALERT_EXIT_MS = 500;

const icons = { success: 'check', info: 'info', error: 'warning' } as const;

export interface AlertProps {
  type: AlertType;
  message: string;
  /** True for an alert that does not hide. */
  stays?: boolean;
  /** Called when the time of the alert is over; never if it stays. The caller removes the alert. */
  onHide: () => void;
  /** Called by the close button. The caller removes the alert. */
  onDismiss: () => void;
}

/** Renders an alert that hides after 2000 + 500 ms, unless it stays or is hovered or focused (SPEC S12, D7). */
export function Alert({ type, message, stays = false, onHide, onDismiss }: AlertProps) {
  const [isPaused, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useCountdown(stays ? null : ALERT_DURATION_MS, isPaused, () => setLeaving(true));
  return (
    <div
      className={classes(styles.alert, callout[type], isLeaving && !isPaused && styles.leaving)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {isLeaving && <Leaving isPaused={isPaused} onEnd={onHide} />}
      <span className={styles.icon}>
        <Icon name={icons[type]} />
      </span>
      <p className={styles.text}>{message}</p>
      <IconButton icon="close" label="Dispensar" onClick={onDismiss} />
    </div>
  );
}

function Leaving({ isPaused, onEnd }: { isPaused: boolean; onEnd: () => void }) {
  useCountdown(ALERT_EXIT_MS, isPaused, onEnd);
  return null;
}
