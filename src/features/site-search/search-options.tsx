import type { MouseEvent, ReactNode } from 'react';

import { GameArt } from '@/shared/ui/game-art';
import { Icon } from '@/shared/ui/icon';
import quiet from '@/shared/ui/quiet.module.css';
import { openModal } from '@/product/modal-store';
import { Link } from '@/product/navigation';

import type { SearchEntry } from './search-entry';
import styles from './search-options.module.css';

interface OptionProps {
  id: string;
  isActive: boolean;
}

/**
 * Renders a result: a link, which replaces the history entry of the dialog, or opens another dialog in its place.
 *
 * @param props.onFollow receives true if another dialog replaces this one; otherwise the caller closes this one. Not called if a key makes
 *   the browser open a new tab or window
 */
export function EntryOption({
  id,
  isActive,
  entry,
  onFollow,
}: OptionProps & { entry: SearchEntry; onFollow: (isDialog: boolean) => void }) {
  const { label, detail, to, modal, images, icon } = entry;
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    onFollow(modal !== undefined);
    if (modal === undefined) return;
    event.preventDefault();
    openModal(modal);
  };
  return (
    <Link id={id} className={styles.option} role="option" aria-selected={isActive} tabIndex={-1} to={to} replace onClick={follow}>
      <span className={styles.picture} data-art={images !== undefined || undefined}>
        {images === undefined ? <Icon name={icon} size={20} /> : <GameArt key={images[0]} name="" images={images} />}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>{' '}
        {detail !== undefined && <span className={`${quiet.small} ${styles.detail}`}>{detail}</span>}
      </span>
    </Link>
  );
}

/** Renders a recent search. */
export function RecentOption({ id, isActive, text, onChoose }: OptionProps & { text: string; onChoose: () => void }) {
  return (
    <button type="button" id={id} className={styles.option} role="option" aria-selected={isActive} tabIndex={-1} onClick={onChoose}>
      <span className={styles.picture}>
        <Icon name="clock" size={20} />
      </span>
      <span className={styles.label}>{text}</span>
    </button>
  );
}

/** Renders options below a title, whose element gets the `id`. */
export function OptionGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={`${quiet.small} ${styles.title}`} role="presentation">
        {title}
      </div>
      {children}
    </div>
  );
}
