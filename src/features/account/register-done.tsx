import { Button, buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import styles from './account-form.module.css';

/** The end of a registration, and what comes next: no play and no withdrawal before the identity is verified. */
export function RegisterDone({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.done}>
      <span className={styles.doneIcon}>
        <Icon name="check" size={44} />
      </span>
      <p role="status" className={styles.doneText}>
        Sua conta está aberta. Para jogar e sacar, falta verificar sua identidade: tenha em mãos um documento com foto.
      </p>
      <div className={styles.actions}>
        <Link className={buttonClass('accent', true)} to={paths.accountDocument()} replace onClick={onClose}>
          Verificar identidade
        </Link>
        <Button wide onClick={onClose}>
          Agora não
        </Button>
      </div>
    </div>
  );
}
