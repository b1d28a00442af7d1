import { useEffect, useRef } from 'react';

import { downloadText } from '@/shared/lib/download-text';
import { Button } from '@/shared/ui/button';

import styles from '../account-page.module.css';
import own from './security.module.css';

/** Renders the recovery codes, which are shown only once (SPEC Q30). */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label="Códigos de recuperação" className={styles.inner}>
      <p role="status">
        <strong>Aplicativo ativado.</strong> Guarde estes códigos: cada um substitui o aplicativo uma vez, se você perder o celular. Não
        vamos mostrá-los de novo.
      </p>
      <ul className={own.codes} translate="no" aria-label="Códigos">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button wide onClick={() => downloadText('codigos-de-recuperacao.txt', 'text/plain', `${codes.join('\r\n')}\r\n`)}>
          Baixar os códigos
        </Button>
        <Button variant="primary" wide onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </div>
  );
}
