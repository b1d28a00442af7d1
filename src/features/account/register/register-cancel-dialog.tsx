import { useQuery } from '@tanstack/react-query';

import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { closeFrom, useModalStore } from '@/shell/modal-store';
import { assetUrl } from '@/shell/asset-url';

import styles from '../account-form.module.css';
import { modalImagesQuery } from '../player-queries';
import { clearRegisterDraft } from './register-draft';

/**
 * Asks before an unfinished registration is closed (SPEC M3).
 *
 * @param props.onClose goes back to the form, which is as it was
 */
export function RegisterCancelDialog({ onClose }: { onClose: () => void }) {
  const image = useQuery(modalImagesQuery()).data?.register_cancel;
  const leave = () => {
    clearRegisterDraft();
    const form = useModalStore.getState().stack.find(({ name }) => name === 'register');
    if (form === undefined) onClose();
    else closeFrom(form);
  };
  return (
    <Dialog title="Sair do cadastro?" banner={image ? assetUrl(image) : undefined} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.lead}>Sua conta ainda não foi criada. Se você sair agora, o que digitou será apagado.</p>
        <div className={styles.actions}>
          <Button wide onClick={onClose}>
            Continuar cadastro
          </Button>
          <Button wide onClick={leave}>
            Sair e apagar
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
