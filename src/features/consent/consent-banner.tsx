import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useAskedHeight } from '@/shared/lib/use-asked-height';
import { Button } from '@/shared/ui/button';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';
import type { Consent } from '@/product/consent-store';
import { saveConsent, useConsentStore } from '@/product/consent-store';

import styles from './consent-banner.module.css';

/**
 * Renders the banner that requests the consent to measurement and campaign data. Both choices look the same, none is preselected, and
 * the page works without one. The consent store shows and hides the banner, and stores the choice. If the user reopens the banner, it takes
 * the focus, and returns it after the choice. While open, it publishes its height (`useAskedHeight`).
 *
 * @param props.policy link to the policy on cookies
 */
export function ConsentBanner({ policy }: { policy: ReactNode }) {
  const { choice, isPromptOpen } = useConsentStore();
  const banner = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element>(null);

  const focusBanner = useEffectEvent(() => {
    if (choice === undefined) return;
    previousFocus.current = document.activeElement;
    banner.current?.focus();
  });
  useEffect(() => {
    if (isPromptOpen) focusBanner();
  }, [isPromptOpen]);

  useAskedHeight(banner, isPromptOpen);

  if (!isPromptOpen) return null;
  const choose = (given: Consent) => {
    saveConsent(given);
    const target = previousFocus.current?.isConnected === true ? previousFocus.current : document.getElementById('conteudo');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return (
    <section ref={banner} tabIndex={-1} className={styles.banner} aria-labelledby="privacidade">
      <div className={`${layout.medium} ${styles.inside}`}>
        <div className={layout.tiny}>
          <h2 id="privacidade" className={styles.title}>
            Sua privacidade
          </h2>
          <p className={quiet.text}>
            Podemos medir como o site é usado e quais anúncios trazem visitas? Nada que identifica você é enviado. O site funciona igual sem
            isso, e você pode mudar de ideia no rodapé. {policy}
          </p>
          {choice !== undefined && (
            <p className={quiet.text}>{choice === 'granted' ? 'Hoje você permite a medição.' : 'Hoje você não permite a medição.'}</p>
          )}
        </div>
        <div className={`${layout.medium} ${styles.answers}`}>
          <Button wide onClick={() => choose('denied')}>
            Não permitir
          </Button>
          <Button wide onClick={() => choose('granted')}>
            Permitir
          </Button>
        </div>
      </div>
    </section>
  );
}
