import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';

import styles from './disclosure.module.css';
import { VisuallyHidden } from './visually-hidden';

interface DisclosureProps {
  open: boolean;
  /** Called with the state that the caller should set. */
  onToggle: (open: boolean) => void;
  /** Text that screen readers read before the trigger. */
  label: string;
  /** Visible content of the button. */
  trigger: ReactNode;
  /** Content of the panel, mounted only while it is open. */
  children: ReactNode;
}

/** Renders a button with a panel. Esc, which returns focus to the button, and a press or focus elsewhere close it. */
export function Disclosure({ open, onToggle, label, trigger, children }: DisclosureProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useEffectEvent(() => onToggle(false));

  useEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => onToggle(!open)}
      >
        <VisuallyHidden>{`${label} `}</VisuallyHidden>
        {trigger}
      </button>
      {open && (
        <div id={panelId} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
