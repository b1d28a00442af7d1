import { Dialog } from '@/shared/ui/dialog';
import { useModalImage } from '@/product/use-modal-image';

import { useCloseOnLogin } from '../login/use-close-on-login';
import { RecoverForm } from './recover-form';

/** Renders the password recovery (SPEC M1). */
export function RecoverDialog({ onClose }: { onClose: () => void }) {
  const banner = useModalImage('password_recovery');
  useCloseOnLogin(onClose);
  return (
    <Dialog title="Recuperar senha" banner={banner} onClose={onClose}>
      <RecoverForm />
    </Dialog>
  );
}
