import type { ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { enterTopDialog, useTopDialog } from '../lib/top-dialog';
import { useCloseOnBack } from '../lib/use-close-on-back';
import styles from './dialog.module.css';

interface BlockingDialogProps {
  title: string;
  children: ReactNode;
  /**
   * True for a dialog that stays above later ones, while Back navigates as usual. Otherwise Back has no effect (SPEC
   * M5). Only one at a time may be above.
   */
  above?: boolean;
}

/** Renders a modal dialog that only its content can close: no Esc, no Back, no press outside. */
export function BlockingDialog({ title, children, above = false }: BlockingDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const top = useTopDialog();
  const [showCount, setShowCount] = useState(0);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    const leave = enterTopDialog(dialog);
    return () => {
      dialog.close();
      leave();
    };
  }, [showCount]);

  // Shows this dialog again when another one opens, because the dialog that was shown last is on top.
  useLayoutEffect(() => {
    if (above && top !== null && top !== ref.current) setShowCount((before) => before + 1);
  }, [above, top]);

  useEffect(() => {
    const dialog = ref.current;
    // Browsers close a dialog at the Esc that follows a prevented one.
    const reopen = () => dialog?.isConnected && !dialog.open && dialog.showModal();
    const preventClose = (event: Event) => event.preventDefault();
    dialog?.addEventListener('close', reopen);
    dialog?.addEventListener('cancel', preventClose);
    return () => {
      dialog?.removeEventListener('close', reopen);
      dialog?.removeEventListener('cancel', preventClose);
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

/** Keeps a history entry, which Back does not remove. */
function StaysOnBack(): null {
  useCloseOnBack(() => undefined);
  return null;
}
