import type { ReactNode } from 'react';

import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import type { IconName } from '@/shared/ui/icon-paths';

import styles from './notice-line.module.css';

interface NoticeLineProps {
  icon: IconName;
  look: 'info' | 'warning' | 'quiet';
  title: string;
  text?: string | undefined;
  /** What can be done about it. */
  action?: ReactNode;
  /** Where it stands among others, '1 de 3'. */
  place?: string | undefined;
  onDismiss: () => void;
}

/** A thin line above the header: what is to be known, what can be done, and a way to be rid of it. */
export function NoticeLine({ icon, look, title, text, action, place, onDismiss }: NoticeLineProps) {
  return (
    <div className={styles.line} data-look={look}>
      <Icon name={icon} size={20} />
      <p className={styles.words}>
        <strong>{title}</strong> {text !== undefined && text !== '' && <span className={styles.text}>{text}</span>}
      </p>
      {place !== undefined && <span className={styles.place}>{place}</span>}
      {action !== undefined && <span className={styles.action}>{action}</span>}
      <IconButton icon="close" label="Dispensar aviso" onClick={onDismiss} />
    </div>
  );
}
