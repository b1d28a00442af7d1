import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { OffersConsent } from '@generated/api/model/offers-consent';
import { getGetPrivacyQueryKey } from '@generated/api/privacy';

import { describeError } from '@/api/errors';
import { formatDateTime } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { Card } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';
import { showAlert } from '@/product/alert-store';
import { saveConsent, useConsentStore } from '@/product/consent-store';

import { useUpdateProfile } from '../use-update-profile';
import styles from './privacy.module.css';

/**
 * Renders the consents, each with its state and a button that changes it (SPEC Q4): for news and offers in the account, for measuring
 * visits and ads in this browser.
 */
export function ConsentsCard({ offers }: { offers: OffersConsent }) {
  return (
    <Card title="Suas permissões">
      <div>
        <Offers offers={offers} />
        <Measurement />
      </div>
    </Card>
  );
}

function Offers({ offers: { granted, changed_at: at } }: { offers: OffersConsent }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useUpdateProfile(() => {
    showAlert('success', granted ? 'Você não recebe mais novidades e promoções.' : 'Você vai receber novidades e promoções.');
    void client.invalidateQueries({ queryKey: getGetPrivacyQueryKey() });
  });
  return (
    <Consent
      name="Novidades e promoções por e-mail e celular"
      state={`${granted ? 'Você permite' : 'Você não permite'}${at === null ? '' : `, desde ${formatDateTime(at)}`}.`}
    >
      <FormError message={error === null ? undefined : describeError(error)} />
      <Button
        wide
        busy={isPending}
        aria-label={granted ? 'Revogar: novidades e promoções' : 'Permitir: novidades e promoções'}
        onClick={() => !isPending && mutate({ marketing_opt_in: !granted })}
      >
        {granted ? 'Revogar' : 'Permitir'}
      </Button>
    </Consent>
  );
}

function Measurement() {
  const isGranted = useConsentStore(({ choice }) => choice === 'granted');
  return (
    <Consent
      name="Medição de visitas e anúncios neste navegador"
      state={isGranted ? 'Você permite.' : 'Você não permite: nada é medido nem guardado sobre a campanha.'}
    >
      <Button
        wide
        aria-label={isGranted ? 'Revogar: medição de visitas e anúncios' : 'Permitir: medição de visitas e anúncios'}
        onClick={() => {
          saveConsent(isGranted ? 'denied' : 'granted');
          showAlert('success', isGranted ? 'Medição desligada neste navegador.' : 'Medição ligada neste navegador.');
        }}
      >
        {isGranted ? 'Revogar' : 'Permitir'}
      </Button>
    </Consent>
  );
}

function Consent({ name, state, children }: { name: string; state: string; children: ReactNode }) {
  return (
    <div className={`${layout.item} ${layout.medium}`}>
      <p className={layout.tiny}>
        <span className={styles.name}>{name}</span>
        <span className={quiet.text}>{state}</span>
      </p>
      {children}
    </div>
  );
}
