import { useRef, useState } from 'react';

import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import layout from '@/shared/ui/layout.module.css';

import styles from './referrals.module.css';

/**
 * Renders an invitation link with buttons to copy and share it. If the clipboard is blocked, the link is selected for
 * manual copying. Without the Web Share API there is no share button.
 */
export function ShareLink({ link, code }: { link: string; code: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const canShare = typeof navigator.share === 'function';

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setMessage('Link copiado.');
    } catch {
      input.current?.focus();
      input.current?.select();
      setMessage('O navegador não deixou copiar. O link está selecionado: copie daí.');
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ url: link });
    } catch {
      return; // The player cancelled.
    }
  }

  return (
    <div className={layout.medium}>
      <Field ref={input} label="Seu link" readOnly value={link} hint={`Código ${code}`} onFocus={({ target }) => target.select()} />
      <div className={layout.buttons}>
        <Button variant="primary" wide onClick={() => void copy()}>
          Copiar link
        </Button>
        {canShare && (
          <Button wide onClick={() => void share()}>
            Compartilhar
          </Button>
        )}
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
