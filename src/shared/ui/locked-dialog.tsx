import type { ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';

import styles from './dialog.module.css';

/** A modal dialog that only its own content can end: no Esc, no Back, no press outside. Open while mounted. */
export function LockedDialog({ title, children }: { title: string; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    // Browsers let a second Esc through even where the first was refused.
    const reopen = () => dialog?.isConnected && dialog.showModal();
    const refuse = (event: Event) => event.preventDefault();
    dialog?.addEventListener('close', reopen);
    dialog?.addEventListener('cancel', refuse);
    return () => {
      dialog?.removeEventListener('close', reopen);
      dialog?.removeEventListener('cancel', refuse);
    };
  }, []);

  return (
    <dialog ref={ref} className={styles.dialog} role="alertdialog" aria-labelledby={titleId}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
