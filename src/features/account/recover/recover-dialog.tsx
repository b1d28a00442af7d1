import { Dialog } from '@/shared/ui/dialog';
import { useModalImage } from '@/product/use-modal-image';

import { useCloseOnLogin } from '../login/use-close-on-login';
import { RecoverForm } from './recover-form';

/** Renders the modal that requests a link for a new password (SPEC M1). It closes when the player has logged in. */
export function RecoverDialog({ onClose }: { onClose: () => void }) {
  const banner = useModalImage('password_recovery');
  useCloseOnLogin(onClose);
  return (
    <Dialog title="Recuperar senha" banner={banner} onClose={onClose}>
      <RecoverForm />
    </Dialog>
  );
}
