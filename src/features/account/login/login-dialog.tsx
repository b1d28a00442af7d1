import { useState } from 'react';

import type { LoginChallenge } from '@generated/api/model/login-challenge';
import type { Exclusion } from '@generated/api/model/exclusion';

import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import type { LoginReason } from '@/product/login-return';
import { openModal } from '@/product/modal-store';
import { useModalImage } from '@/product/use-modal-image';
import { formatDateTime } from '@/shared/format/date';
import { DescriptionList } from '@/shared/ui/page';

import styles from '../account-form.module.css';
import { Outcome } from '../outcome';
import { hasPasskeys } from '../passkeys/passkey-support';
import { isOwnRegistration } from '../register/register-draft';
import { clearExclusionNotice, useExclusionNotice } from './exclusion-notice-store';
import { LoginForm } from './login-form';
import { useCloseOnLogin } from './use-close-on-login';

const PasskeyLogin = lazyPart(() => import('../passkeys/passkey-login').then((module) => module.PasskeyLogin));
const SecondFactorForm = lazyPart(() => import('../second-factor/second-factor-form').then((module) => module.SecondFactorForm));

/** Login that waits for its second factor, in memory only: a reload starts the login again. */
interface Waiting {
  readonly challenge: LoginChallenge;
  /** CPF or e-mail, as typed. */
  readonly login: string;
}

/** Text above the form, by the reason why the login was opened. */
const REASONS: Readonly<Record<LoginReason, string>> = {
  session_ended: 'Sua sessão terminou: entre de novo para continuar de onde parou.',
  open_mines_round: 'Sua sessão terminou, e sua rodada de Mines está guardada: entre de novo para continuar.',
};

/**
 * Renders the login modal (SPEC M1) with a banner (SPEC M3). After an exclusion, its notice replaces the form until it is closed. A login,
 * also one in another tab, closes the modal. If the account that was registered in this tab lacks the last step, its login with the
 * password opens the registration instead.
 */
export function LoginDialog({ reason, onClose }: { reason?: LoginReason; onClose: () => void }) {
  const banner = useModalImage('login');
  const { exclusion } = useExclusionNotice();
  const [waiting, setWaiting] = useState<Waiting>();
  useCloseOnLogin(onClose);
  // The player who registered in this tab goes on with the last step.
  const handleLogin = (login: string) => (isOwnRegistration(login) ? openModal({ name: 'register' }) : onClose());
  if (exclusion !== null) {
    const close = () => {
      clearExclusionNotice();
      onClose();
    };
    return (
      <Dialog title={exclusion === 'unknown' ? 'Resultado desconhecido' : 'Autoexclusão registrada'} onClose={close}>
        <ExclusionNotice exclusion={exclusion} onLogin={clearExclusionNotice} onClose={close} />
      </Dialog>
    );
  }
  return (
    <Dialog title={waiting === undefined ? 'Entrar' : 'Confirme que é você'} banner={banner} onClose={onClose}>
      {/* The hidden form keeps account and password for the way back. */}
      <div hidden={waiting !== undefined}>
        {reason !== undefined && (
          <p role="status" className={styles.reason}>
            {REASONS[reason]}
          </p>
        )}
        <LoginForm onDone={handleLogin} onChallenge={(challenge, login) => setWaiting({ challenge, login })}>
          {waiting === undefined && (
            <SectionBoundary name="login: passkey" fallback={null} pending={hasPasskeys() && <PendingPasskeyLogin />}>
              <PasskeyLogin onDone={onClose} />
            </SectionBoundary>
          )}
        </LoginForm>
      </div>
      {waiting !== undefined && (
        <SectionBoundary name="login: second factor" title="a confirmação">
          <SecondFactorForm challenge={waiting.challenge} onDone={() => handleLogin(waiting.login)} onBack={() => setWaiting(undefined)} />
        </SectionBoundary>
      )}
    </Dialog>
  );
}

/** Renders a busy button in place of the passkey login, so that nothing moves when its code has loaded. */
function PendingPasskeyLogin() {
  return (
    <Button wide busy>
      Usar chave de acesso
    </Button>
  );
}

interface ExclusionNoticeProps {
  exclusion: Exclusion | 'unknown';
  onLogin: () => void;
  onClose: () => void;
}

/** Renders the end of a self-exclusion that was just requested, and the time until which withdrawals are possible (SPEC D10). */
function ExclusionNotice({ exclusion, onLogin, onClose }: ExclusionNoticeProps) {
  const isKnown = exclusion !== 'unknown';
  return (
    <Outcome
      icon="shield"
      text={
        <p>
          {isKnown
            ? 'Sua conta está fechada para o jogo. Você ainda pode entrar para sacar o seu saldo.'
            : 'A resposta se perdeu e sua sessão terminou. Entre para ver se a autoexclusão foi registrada.'}
        </p>
      }
    >
      {isKnown && (
        <DescriptionList
          rows={[
            ['Autoexclusão', exclusion.until === null ? 'Sem prazo' : `até ${formatDateTime(exclusion.until)}`],
            ['Saques possíveis', `até ${formatDateTime(exclusion.withdraw_until)}`],
          ]}
        />
      )}
      <Button wide onClick={onLogin}>
        {isKnown ? 'Entrar para sacar' : 'Entrar'}
      </Button>
      <Button wide onClick={onClose}>
        Fechar
      </Button>
    </Outcome>
  );
}
