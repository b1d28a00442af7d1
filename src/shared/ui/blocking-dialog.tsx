import type { ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { enterTopDialog, useTopDialog } from '../lib/top-dialog';
import { useCloseOnBack } from '../lib/use-close-on-back';
import styles from './dialog.module.css';

interface BlockingDialogProps {
  title: string;
  children: ReactNode;
  /**
   * Blocks the whole site: it stays above whatever opens later, and Back leaves it alone. Else Back stays where it is,
   * as it belongs to what is open (SPEC M5). One at a time.
   */
  above?: boolean;
}

/** A modal dialog that only its own content can end: no Esc, no Back, no press outside. Open while mounted. */
export function BlockingDialog({ title, children, above = false }: BlockingDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const top = useTopDialog();
  const [round, setRound] = useState(0);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    const leave = enterTopDialog(dialog);
    return () => {
      dialog.close();
      leave();
    };
  }, [round]);

  // What is shown last lies on top.
  useLayoutEffect(() => {
    if (above && top !== null && top !== ref.current) setRound((before) => before + 1);
  }, [above, top]);

  useEffect(() => {
    const dialog = ref.current;
    // Browsers let a second Esc through even where the first was refused.
    const reopen = () => dialog?.isConnected && !dialog.open && dialog.showModal();
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
      {!above && <StaysOnBack />}
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

/** Holds a history entry, and gets it back each time. */
function StaysOnBack(): null {
  useCloseOnBack(() => undefined);
  return null;
}
