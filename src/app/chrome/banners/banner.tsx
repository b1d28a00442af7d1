import type { ReactNode } from 'react';
import { useState } from 'react';

import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import type { IconName } from '@/shared/ui/icon-paths';

import styles from './banner.module.css';

interface BannerProps {
  icon: IconName;
  variant: 'info' | 'warning' | 'quiet';
  title: string;
  text?: string | undefined;
  /** Of an advertisement: never truncated. */
  warning?: string | undefined;
  action?: ReactNode;
  /** Such as '1 de 3'. */
  position?: string | undefined;
  onDismiss: () => void;
}

/** In characters: an unexpanded banner stays thin on a phone. */
const MAX_SHORT_LENGTH = 120;

/** Truncates a long text until it is expanded. */
export function Banner({ icon, variant, title, text, warning, action, position, onDismiss }: BannerProps) {
  const [isExpanded, setExpanded] = useState(false);
  const isTruncated = text !== undefined && text.length > MAX_SHORT_LENGTH && !isExpanded;
  return (
    <div className={styles.line} data-look={variant}>
      <Icon name={icon} size={20} />
      <p className={styles.words}>
        <strong>{title}</strong> {isTruncated ? `${text.slice(0, MAX_SHORT_LENGTH).replace(/\s+\S*$/, '')}… ` : text}
        {isTruncated && (
          <button type="button" className={styles.more} onClick={() => setExpanded(true)}>
            Ler tudo
          </button>
        )}
        {warning !== undefined && <span className={styles.warning}>{warning}</span>}
      </p>
      {position !== undefined && <span className={styles.place}>{position}</span>}
      {action !== undefined && <span className={styles.action}>{action}</span>}
      <IconButton icon="close" label="Dispensar aviso" onClick={onDismiss} />
    </div>
  );
}
