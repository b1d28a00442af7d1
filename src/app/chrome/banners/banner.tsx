import type { ReactNode } from 'react';
import { useState } from 'react';

import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import type { IconName } from '@/shared/ui/icon-paths';

import styles from './banner.module.css';

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

/** As much of a text as stands in a thin line on a phone. */
const SHORT = 120;

/** A thin line above the header: what is to be known, what can be done, and a way to be rid of it. */
export function Banner({ icon, look, title, text, action, place, onDismiss }: NoticeLineProps) {
  const [whole, setWhole] = useState(false);
  const isLong = text !== undefined && text.length > SHORT;
  return (
    <div className={styles.line} data-look={look}>
      <Icon name={icon} size={20} />
      <p className={styles.words}>
        <strong>{title}</strong> {isLong && !whole ? `${text.slice(0, SHORT).replace(/\s+\S*$/, '')}… ` : text}
        {isLong && !whole && (
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            Ler tudo
          </button>
        )}
      </p>
      {place !== undefined && <span className={styles.place}>{place}</span>}
      {action !== undefined && <span className={styles.action}>{action}</span>}
      <IconButton icon="close" label="Dispensar aviso" onClick={onDismiss} />
    </div>
  );
}
