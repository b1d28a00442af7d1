import { useEffect, useRef, useState } from 'react';

import { Button } from '../ui/button';
import styles from './receipt.module.css';

export function CopyReceipt({ text }: { text: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle');
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (state === 'denied') box.current?.select();
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('denied');
    }
  }

  return (
    <>
      <Button onClick={() => void copy()}>Copiar recibo</Button>
      <p role="status" className={styles.copied}>
        {state === 'copied' && 'Recibo copiado.'}
        {state === 'denied' && 'O navegador não deixou copiar. O texto está selecionado abaixo.'}
      </p>
      {state === 'denied' && (
        <textarea ref={box} className={styles.text} aria-label="Recibo em texto" readOnly rows={8} spellCheck={false} value={text} />
      )}
    </>
  );
}
