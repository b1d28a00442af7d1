import { useState } from 'react';

import { ResetPasswordRequest } from '@generated/zod/password';

import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { Card } from '@/shared/ui/page';
import { openModal } from '@/product/modal-store';

import styles from '../account-form.module.css';
import { Outcome } from '../outcome';
import { DoneTitle } from './done-title';
import { RecoverForm } from './recover-form';
import { RecoverNewPassword } from './recover-new-password';
import { clearResetToken, getResetLink, isResetTokenSpent } from './reset-token';

/** Renders the request for a link, or the new password if a link opened the page. */
export function RecoverFlow() {
  return (
    <div className={styles.narrow}>
      <Card>
        <RecoverStep />
      </Card>
    </div>
  );
}

function RecoverStep() {
  const [link, setLink] = useState(getResetLink);
  const [isDone, setIsDone] = useState(false);
  const discardToken = () => {
    clearResetToken();
    setLink(undefined);
  };

  if (isDone) {
    return (
      <Outcome
        text={
          <>
            <DoneTitle>Senha alterada</DoneTitle>
            <p>Todas as sessões da conta foram encerradas. Entre com a nova senha.</p>
          </>
        }
      >
        <Button variant="primary" wide onClick={() => openModal({ name: 'login' })}>
          Entrar
        </Button>
      </Outcome>
    );
  }
  if (link === undefined) return <RecoverForm />;
  const fault = linkFault(link.token);
  if (fault !== undefined) {
    return (
      <div className={styles.form}>
        <FormError message={fault} />
        <Button variant="primary" wide onClick={discardToken}>
          Pedir outro link
        </Button>
      </div>
    );
  }
  return (
    <RecoverNewPassword
      token={link.token}
      email={ResetPasswordRequest.shape.email.safeParse(link.email).data}
      onRestart={discardToken}
      onDone={() => {
        discardToken();
        setIsDone(true);
      }}
    />
  );
}

/** Returns why a link cannot work, as far as this device knows: only the backend knows whether it has expired. */
function linkFault(token: string): string | undefined {
  // E-mail programs can break a link and cut its token.
  if (!ResetPasswordRequest.shape.token.safeParse(token).success) return 'Este link está incompleto. Peça outro.';
  return isResetTokenSpent(token) ? 'Este link já foi usado ou venceu. Peça outro, ou entre se você já trocou a senha.' : undefined;
}
