import { useRef, useState } from 'react';

import { Button } from '@/shared/ui/button';

import styles from './deposit.module.css';

/** Renders a code with a button that copies it, or selects it if the clipboard is denied. */
export function CopyCode({ code }: { code: string }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      setState('denied');
      text.current?.focus();
      text.current?.select();
    }
  }

  return (
    <div className={styles.copy}>
      <label className={styles.copyLabel}>
        PIX copia e cola
        <textarea
          ref={text}
          className={styles.code}
          translate="no"
          readOnly
          rows={6}
          value={code}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <Button variant="primary" wide onClick={() => void copy()}>
        {state === 'copied' ? 'Código copiado' : 'Copiar código PIX'}
      </Button>
      <p className={styles.copySaid} role="status">
        {state === 'copied' && <span>Agora cole no aplicativo do seu banco, em PIX copia e cola.</span>}
        {state === 'denied' && <span>O navegador não deixou copiar. O código está selecionado: copie daí.</span>}
      </p>
    </div>
  );
}
