import { useGetActivation } from '@generated/api/account';

import { afterClosing } from '@/shared/lib/use-close-on-back';
import { Button, buttonClass } from '@/shared/ui/button';
import { rememberActivationReturn } from '@/product/activation-return';
import { regulation, runtimeConfig } from '@/product/runtime-config';
import { Link, useNavigate } from '@/product/navigation';
import { paths } from '@/product/paths';
import { noteVerificationAnswer, requestVerification } from '@/product/verification-request';
import { Outcome } from '../../outcome';

const VERIFY_LABEL = 'Verificar identidade';
const STEPS_MISSING =
  ' Para depositar, jogar e sacar, falta ativá-la: identidade, endereço e conta bancária. Tenha em mãos um documento com foto.';
const IDENTITY_MISSING = ' Para jogar e sacar, falta verificar sua identidade: tenha em mãos um documento com foto.';

/**
 * Renders the confirmation of the new account. It leads to the steps that the backend requires before money moves (SPEC Q15). If none but
 * the identity check is open, or the deployment has no steps or cannot load them, it leads to that check alone (SPEC D3), or without a
 * widget to the page of the documents. Every button calls `onClose` and notes the answer, so that the identity check is not offered again
 * in this tab. The link to the activation also stores the page to return to.
 */
export function RegisterDone({ onClose }: { onClose: () => void }) {
  const hasSteps = regulation().activation === 'steps';
  const activation = useGetActivation({ query: { enabled: hasSteps, staleTime: 0, retry: false } });
  const isStepwise = activation.data?.data.steps.some(({ name, state }) => name !== 'identity' && state !== 'done') === true;
  const answer = () => {
    noteVerificationAnswer();
    onClose();
  };
  return (
    <Outcome text={<p>{`Sua conta está aberta.${activation.isLoading ? '' : isStepwise ? STEPS_MISSING : IDENTITY_MISSING}`}</p>}>
      {activation.isLoading ? (
        <Button variant="primary" wide busy>
          {VERIFY_LABEL}
        </Button>
      ) : isStepwise ? (
        <LinkAfterClosing
          to={paths.userActivation()}
          onClose={() => {
            rememberActivationReturn(window.location.pathname + window.location.search);
            answer();
          }}
        >
          Ativar a conta
        </LinkAfterClosing>
      ) : (
        <VerifyAction onAnswer={answer} />
      )}
      <Button wide onClick={answer}>
        Agora não
      </Button>
    </Outcome>
  );
}

function VerifyAction({ onAnswer }: { onAnswer: () => void }) {
  if (runtimeConfig().verification.token === '')
    return (
      <LinkAfterClosing to={paths.accountDocument()} onClose={onAnswer}>
        {VERIFY_LABEL}
      </LinkAfterClosing>
    );
  return (
    <Button
      variant="primary"
      wide
      aria-haspopup="dialog"
      onClick={() => {
        onAnswer();
        requestVerification();
      }}
    >
      {VERIFY_LABEL}
    </Button>
  );
}

/** Renders a link that is followed after the dialog has closed. A login page below it then redirects to home, and the link comes last. */
function LinkAfterClosing({ to, onClose, children }: { to: string; onClose: () => void; children: string }) {
  const navigate = useNavigate();
  return (
    <Link
      className={buttonClass('primary', true)}
      to={to}
      onClick={(event) => {
        event.preventDefault();
        onClose();
        afterClosing(() => void navigate(to));
      }}
    >
      {children}
    </Link>
  );
}
