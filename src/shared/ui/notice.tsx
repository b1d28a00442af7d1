import type { ReactNode } from 'react';

import { classes } from '../lib/classes';
import { failureText } from '../lib/failure-text';
import { Button } from './button';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './notice.module.css';

interface NoticeProps {
  icon: IconName;
  title: string;
  text?: string;
  action?: ReactNode;
  /** True for one line instead of a block. */
  slim?: boolean;
}

/** Renders a message in place of missing content. */
export function Notice({ icon, title, text, action, slim = false }: NoticeProps) {
  return (
    <div className={classes(styles.notice, slim && styles.slim)}>
      <span className={styles.icon}>
        <Icon name={icon} size={slim ? 24 : 32} />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface ErrorRetryProps {
  title: string;
  text?: string;
  /** Failure that selects a text if `text` is undefined. */
  error?: unknown;
  onRetry: () => void;
  slim?: boolean;
}

/** Renders a failure with a button that tries again. */
export function ErrorRetry({ title, text, error, onRetry, slim = false }: ErrorRetryProps) {
  return (
    <div role="alert">
      <Notice
        icon="warning"
        title={title}
        text={text ?? (error === undefined ? undefined : failureText(error))}
        slim={slim}
        action={<Button onClick={onRetry}>Tentar de novo</Button>}
      />
    </div>
  );
}
