import type { ReactNode } from 'react';
import { useRef } from 'react';

import { useModalElement } from '../lib/use-modal-element';
import styles from './drawer.module.css';
import { IconButton } from './icon-button';

/**
 * Renders a modal panel at the side of the page, which closes like a `Dialog`. `onClose` must unmount it. `head` is beside the close
 * button, and `label` is the accessible name.
 */
export function Drawer({ label, head, children, onClose }: { label: string; head?: ReactNode; children: ReactNode; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const handlers = useModalElement(ref, onClose);
  return (
    <dialog ref={ref} className={styles.drawer} aria-label={label} {...handlers}>
      <div className={styles.inside}>
        <div className={styles.head}>
          {head}
          <IconButton icon="close" label="Fechar" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
