// Separate chunk: loaded only when the site can be installed and the offer is due.
import { useRef } from 'react';

import { logFailure } from '@/shared/lib/log';
import { useAskedHeight } from '@/shared/lib/use-asked-height';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import quiet from '@/shared/ui/quiet.module.css';
import { siteName } from '@/product/site-name';

import styles from './install-bar.module.css';
import { useInstallEvent } from './install-event';

/**
 * Renders the offer to install the site. Without an event of the browser it explains the steps on iOS, because no page can start the
 * installation there (SPEC S60). `onRefused` is called after a refusal, here or in the browser's dialog. The caller records the refusal and
 * hides the bar. The browser's dialog uses up the stored event.
 */
export function InstallBar({ onRefused }: { onRefused: () => void }) {
  const { event } = useInstallEvent();
  const bar = useRef<HTMLElement>(null);
  useAskedHeight(bar, true);
  const install = () => {
    void event
      ?.prompt()
      .then(({ outcome }) => {
        if (outcome === 'dismissed') onRefused();
      })
      .catch((error: unknown) => logFailure('The browser did not offer the installation.', error))
      .finally(() => {
        // An event can be used once.
        delete window.installEvent;
        useInstallEvent.setState({ event: undefined });
      });
  };
  return (
    <section ref={bar} className={styles.bar} aria-labelledby="instalar">
      <div className={styles.words}>
        <h2 id="instalar" className={styles.title}>
          {`${siteName()} na tela inicial`}
        </h2>
        <p className={quiet.text}>
          {event === undefined
            ? 'No Safari, toque em Compartilhar e depois em Adicionar à Tela de Início.'
            : 'Abre direto, sem barra de endereço.'}
        </p>
      </div>
      {event !== undefined && (
        <Button variant="primary" onClick={install}>
          Instalar
        </Button>
      )}
      <IconButton icon="close" label="Agora não" onClick={onRefused} />
    </section>
  );
}
