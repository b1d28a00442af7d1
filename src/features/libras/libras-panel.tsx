import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { LIBRAS } from '@frames/protocol/libras';

import type { Send } from '@/shared/lib/iframe-channel';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';
import { runtimeConfig } from '@/product/runtime-config';

import styles from './libras.module.css';
import { pageText, pressedText, selectedText } from './read-text';

type Status = 'loading' | 'ready' | 'failed';

const STATUS_TEXTS: Readonly<Record<Status, string>> = {
  loading: 'Abrindo o tradutor…',
  ready: 'Toque em um texto da página, ou selecione um trecho.',
  failed: 'O tradutor não abriu. Confira sua conexão e tente de novo.',
};

/**
 * Renders the avatar's frame, and sends it the text that the player presses or selects and, at the press of a button, that of the page
 * (SPEC Q38). A press on a button or a link translates nothing unless a text is selected. If the frame does not open, a button retries.
 */
export function LibrasPanel({ onClose }: { onClose: () => void }) {
  const [status, setStatus] = useState<Status>('loading');
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<{ send: Send<typeof LIBRAS.toFrame> }>(null);
  const { librasOrigin } = runtimeConfig();

  const translate = useEffectEvent((text: string | undefined) => {
    if (text !== undefined && status === 'ready') frame.current?.send('translate', { text });
  });
  useEffect(() => {
    // A press that ends a selection translates the selection.
    const onPress = ({ target }: MouseEvent) => translate(selectedText(window.getSelection()) ?? pressedText(target));
    const onKeyUp = ({ shiftKey, key }: KeyboardEvent) => {
      if (shiftKey || key === 'Shift') translate(selectedText(window.getSelection()));
    };
    document.addEventListener('click', onPress);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('click', onPress);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, []);

  return (
    <section className={styles.panel} aria-label="Tradução em Libras">
      <div className={`${layout.ends} ${styles.head}`}>
        <h2 className={styles.title}>Libras</h2>
        <IconButton icon="close" label="Fechar a tradução em Libras" onClick={onClose} />
      </div>
      {status === 'failed' ? (
        <Button
          wide
          onClick={() => {
            setStatus('loading');
            setAttempt(attempt + 1);
          }}
        >
          Tentar de novo
        </Button>
      ) : (
        <ThirdPartyFrame
          key={attempt}
          ref={frame}
          protocol={LIBRAS}
          src={`${librasOrigin}/frames/libras`}
          origins={[librasOrigin]}
          title="Avatar que traduz para Libras"
          className={styles.frame}
          onReady={() => setStatus('ready')}
          onDead={() => setStatus('failed')}
        />
      )}
      <p role="status">{STATUS_TEXTS[status]}</p>
      {status === 'ready' && (
        <Button wide onClick={() => frame.current?.send('translate', { text: pageText(document) ?? document.title })}>
          Traduzir esta página
        </Button>
      )}
      <p className={quiet.small}>A tradução é automática e pode errar. O texto que você escolher vai para o tradutor.</p>
    </section>
  );
}
