import type { ReactNode } from 'react';
import { useId, useRef } from 'react';

import { classes } from '../lib/classes';
import { useModalElement } from '../lib/use-modal-element';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Called on Esc, Back, the close button and a press outside that would lose no edited text. Must unmount the dialog. */
  onClose: () => void;
  /** URL of an image for large screens. */
  banner?: string | undefined;
}

/** Renders a native modal dialog: a sheet on phones, a card on large screens. */
export function Dialog({ title, children, onClose, banner }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const handlers = useModalElement(ref, onClose);
  return (
    <dialog ref={ref} className={classes(styles.dialog, banner !== undefined && styles.withBanner)} aria-labelledby={titleId} {...handlers}>
      <div className={styles.inside}>
        {banner !== undefined && <img className={styles.banner} src={banner} alt="" />}
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label="Fechar" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
