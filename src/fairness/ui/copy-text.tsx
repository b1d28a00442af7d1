import { useEffect, useRef, useState } from 'react';

import { classes } from '@/shared/lib/classes';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';

import styles from './receipt.module.css';

interface CopyTextProps {
  /** Label of the button. */
  label: string;
  /** Text of the button after copying. */
  copied: string;
  /** Label of the text box that appears if the browser denies copying. */
  boxLabel: string;
  /** Returns the text to copy, at each press. */
  text: () => string;
}

/** Renders a button that copies a text, and the text itself if the browser denies it. */
export function CopyText({ label, copied, boxLabel, text }: CopyTextProps) {
  const [isCopied, setIsCopied] = useState(false);
  const [denied, setDenied] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => box.current?.select(), [denied]);

  async function copy(): Promise<void> {
    const value = text();
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
      setDenied(undefined);
    } catch {
      setDenied(value);
    }
  }

  return (
    <>
      <Button onClick={() => void copy()}>{label}</Button>
      <p role="status" className={classes(quiet.text, layout.region, styles.copied)}>
        {denied !== undefined ? 'O navegador não deixou copiar. O texto está selecionado abaixo.' : isCopied && copied}
      </p>
      {denied !== undefined && (
        <textarea ref={box} className={styles.text} aria-label={boxLabel} readOnly rows={8} spellCheck={false} value={denied} />
      )}
    </>
  );
}
