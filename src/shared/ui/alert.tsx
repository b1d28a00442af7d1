import { useState } from 'react';

import { classes } from '../lib/classes';
import { useCountdown } from '../lib/use-countdown';
import styles from './alert.module.css';
import { Icon } from './icon';
import { IconButton } from './icon-button';

export type AlertType = 'success' | 'info' | 'error';

/** How long an alert stands, and how long it then takes to go, in ms (SPEC S12). */
export const ALERT_DURATION_MS = 2000;
export const ALERT_EXIT_MS = 500;

const icons = { success: 'check', info: 'info', error: 'warning' } as const;

/**
 * A message that goes by itself after 2000 ms and 500 ms more, its time standing still while it is pointed at or
 * focused; an error stays until dismissed (SPEC S12, D7).
 */
export function Alert({ type, message, onDismiss }: { type: AlertType; message: string; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useCountdown(type === 'error' ? null : ALERT_DURATION_MS, held, () => setLeaving(true));
  return (
    <div
      className={classes(styles.alert, styles[type], leaving && !held && styles.leaving)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {leaving && <Leaving held={held} onEnd={onDismiss} />}
      <span className={styles.icon}>
        <Icon name={icons[type]} />
      </span>
      <p className={styles.text}>{message}</p>
      <IconButton icon="close" label="Dispensar" onClick={onDismiss} />
    </div>
  );
}

function Leaving({ held, onEnd }: { held: boolean; onEnd: () => void }) {
  useCountdown(ALERT_EXIT_MS, held, onEnd);
  return null;
}
