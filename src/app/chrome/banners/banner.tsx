import type { ReactNode } from 'react';
import { useState } from 'react';

import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import type { IconName } from '@/shared/ui/icon-paths';

import styles from './banner.module.css';

interface BannerProps {
  icon: IconName;
  /** Look of the line: `quiet` is that of an advertisement, whose text a phone shows at once. */
  variant: 'info' | 'warning' | 'quiet';
  title: string;
  text?: string | undefined;
  /** Warning of an advertisement, never truncated. */
  warning?: string | undefined;
  /** Link or button after the text. */
  action?: ReactNode;
  /** Place in the queue, such as '1 de 3'. */
  position?: string | undefined;
  onDismiss: () => void;
}

/** Maximum length of a text that is shown whole, in characters. */
const MAX_SHORT_LENGTH = 120;

/**
 * Renders a line above the header, with a long text truncated until it is expanded. On a phone the text of a notice is hidden until
 * then: the line sticks above the header, and several lines of text would push the page out of view. A line with an action cannot be
 * expanded, because its page has the whole text.
 */
export function Banner({ icon, variant, title, text, warning, action, position, onDismiss }: BannerProps) {
  const [isExpanded, setExpanded] = useState(false);
  const isLong = text !== undefined && text.length > MAX_SHORT_LENGTH;
  const isFolded = text !== undefined && variant !== 'quiet' && !isExpanded;
  return (
    <div className={styles.line} data-look={variant} data-folded={isFolded || undefined}>
      <Icon name={icon} size={20} />
      <p className={styles.words}>
        <strong>{title}</strong>{' '}
        <span className={styles.text}>{isLong && !isExpanded ? `${text.slice(0, MAX_SHORT_LENGTH).replace(/\s+\S*$/, '')}… ` : text}</span>
        {!action && (isFolded || (isLong && !isExpanded)) && (
          <button type="button" className={styles.more} data-long={isLong || undefined} onClick={() => setExpanded(true)}>
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
