import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { getGetAccessQueryKey, useGetAccess, removeTotp } from '@generated/api/access';
import type { Access } from '@generated/api/model/access';
import type { Totp } from '@generated/api/model/totp';

import { formatDate } from '@/shared/format/date';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { QueryCard } from '@/shared/ui/query-card';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { showAlert } from '@/product/alert-store';

import styles from '../account-page.module.css';
import { PasswordStep } from './password-step';

const TotpSetup = lazyPart(() => import('./totp-setup').then((module) => module.TotpSetup));

/** Renders the way in which logins are confirmed, and the forms that activate or remove an app for codes (SPEC Q30). */
export function SecondFactorCard() {
  const query = useGetAccess();
  return (
    <QueryCard title="Confirmação em duas etapas" query={query} failed="Não foi possível carregar a confirmação em duas etapas" lines={3}>
      {({ data }) => <Methods access={data} />}
    </QueryCard>
  );
}

function Methods({ access: { email_masked: email, totp } }: { access: Access }) {
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const part = useFocusOnChange<HTMLDivElement>(isChanging);
  const finish = () => {
    setChanging(false);
    void client.invalidateQueries({ queryKey: getGetAccessQueryKey() });
  };
  return (
    <div ref={part}>
      {!isChanging ? (
        <Current email={email} totp={totp} onChange={() => setChanging(true)} />
      ) : (
        <SectionBoundary name="account: app for codes" title="o aplicativo de códigos">
          {totp === null ? (
            <TotpSetup onDone={finish} onCancel={() => setChanging(false)} />
          ) : (
            <TotpRemoval onDone={finish} onCancel={() => setChanging(false)} />
          )}
        </SectionBoundary>
      )}
    </div>
  );
}

function Current({ email, totp, onChange }: { email: string; totp: Totp | null; onChange: () => void }) {
  return (
    <div className={styles.form}>
      {totp === null ? (
        <>
          <p>
            Quando precisamos confirmar que é você, enviamos um código para <strong className={styles.address}>{email}</strong>.
          </p>
          <p className={styles.quiet}>
            Com um aplicativo de códigos, cada entrada em um aparelho novo pede a senha e um código do seu celular.
          </p>
        </>
      ) : (
        <>
          <p>Ao entrar em um aparelho novo, pedimos um código do seu aplicativo.</p>
          <p className={styles.quiet}>{`Ativo desde ${formatDate(totp.active_since)}. ${recoveryText(totp.recovery_codes_left)}`}</p>
        </>
      )}
      <Button wide onClick={onChange}>
        {totp === null ? 'Usar um aplicativo de códigos' : 'Parar de usar o aplicativo'}
      </Button>
    </div>
  );
}

function recoveryText(left: number): string {
  if (left === 0) return 'Seus códigos de recuperação acabaram. Ative o aplicativo de novo para receber outros.';
  return left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`;
}

interface TotpRemovalProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Renders the removal of the app for codes, which also ends the trust in all devices (SPEC Q30). */
function TotpRemoval({ onDone, onCancel }: TotpRemovalProps) {
  return (
    <PasswordStep
      label="Parar de usar o aplicativo"
      lead="Os próximos códigos vão para o seu e-mail, e os aparelhos de confiança voltam a pedir código."
      next="Parar de usar"
      send={(password) => removeTotp({ password })}
      onDone={() => {
        showAlert('success', 'Aplicativo de códigos removido.');
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
