import { Button, buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { runtimeConfig } from '@/shell/runtime-config';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';
import { noteVerificationAnswer, requestVerification } from '@/shell/verification-request';

import styles from '@/features/account/account-form.module.css';

const VERIFY_LABEL = 'Verificar identidade';

/** Leads to the identity verification (SPEC D3), and back to the page where the registration began. */
export function RegisterDone({ onClose }: { onClose: () => void }) {
  const answer = () => {
    noteVerificationAnswer();
    onClose();
  };
  const hasWidget = runtimeConfig().verification.token !== '';
  return (
    <div className={styles.done}>
      <span className={styles.doneIcon}>
        <Icon name="check" size={44} />
      </span>
      <p role="status" className={styles.doneText}>
        Sua conta está aberta. Para jogar e sacar, falta verificar sua identidade: tenha em mãos um documento com foto.
      </p>
      <div className={styles.actions}>
        {hasWidget ? (
          <Button
            variant="primary"
            wide
            aria-haspopup="dialog"
            onClick={() => {
              answer();
              requestVerification();
            }}
          >
            {VERIFY_LABEL}
          </Button>
        ) : (
          <Link className={buttonClass('primary', true)} to={paths.accountDocument()} replace onClick={answer}>
            {VERIFY_LABEL}
          </Link>
        )}
        <Button wide onClick={answer}>
          Agora não
        </Button>
      </div>
    </div>
  );
}
