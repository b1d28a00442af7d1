import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import layout from '@/shared/ui/layout.module.css';
import { closeFrom, useModalStore } from '@/product/modal-store';
import { useModalImage } from '@/product/use-modal-image';

import styles from '../account-form.module.css';
import { clearRegisterDraft } from './register-draft';

/**
 * Renders the confirmation before an unfinished registration is closed, which deletes its input (SPEC M3). A confirmed exit also closes the
 * registration's modal below. `onClose` closes this modal alone.
 */
export function RegisterCancelDialog({ onClose }: { onClose: () => void }) {
  const banner = useModalImage('register_cancel');
  const discard = () => {
    clearRegisterDraft();
    const registerModal = useModalStore.getState().stack.find(({ name }) => name === 'register');
    if (registerModal === undefined) onClose();
    else closeFrom(registerModal);
  };
  return (
    <Dialog title="Sair do cadastro?" banner={banner} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.lead}>Sua conta ainda não foi criada. Se você sair agora, o que digitou será apagado.</p>
        <div className={`${layout.medium} ${styles.actions}`}>
          <Button wide onClick={onClose}>
            Continuar cadastro
          </Button>
          <Button wide onClick={discard}>
            Sair e apagar
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
