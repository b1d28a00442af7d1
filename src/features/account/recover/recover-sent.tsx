import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

import styles from '../account-form.module.css';
import { DoneTitle } from './done-title';

/** Renders the confirmation that a link was sent, which does not reveal whether the account exists. */
export function RecoverSent({ email, onRestart }: { email: string; onRestart: () => void }) {
  return (
    <div className={styles.done}>
      <span className={styles.doneIcon}>
        <Icon name="check" size={44} />
      </span>
      <div role="status" className={styles.doneText}>
        <DoneTitle>Confira o seu e-mail</DoneTitle>
        <p>
          Se houver uma conta com <strong className={styles.address}>{email}</strong>, você receberá um link em alguns minutos. Olhe também
          a caixa de spam.
        </p>
      </div>
      <div className={styles.actions}>
        <Button wide onClick={onRestart}>
          Usar outro e-mail
        </Button>
      </div>
    </div>
  );
}
